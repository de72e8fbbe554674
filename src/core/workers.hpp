// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace tenebrae::core {

/// Threads that share a computation with the thread that asks for it. They are started when they
/// are first needed, sleep between computations, and block all signals.
class Workers {
public:
    /// threads: those that compute at the same time, the asking one included; at least 1.
    explicit Workers(unsigned threads);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// Returns the workers of the process, as many as it may use processors.
    static Workers& shared();

    /// Returns the number of threads that compute at the same time.
    [[nodiscard]] unsigned threads() const { return threads_; }
    /// Sets that number, at least 1. Precondition: nothing is being computed.
    void set_threads(unsigned threads);

    /// Calls task(number) for each number below `count`, in any order, on all threads, and returns
    /// when all calls have returned. Tasks must not throw, and must not depend on which of them
    /// comes first. Calls them on this thread alone if another computation is going on. Allocates
    /// only to start threads.
    template <typename Task>
    void run(std::size_t count, const Task& task) {
        run({count, &task, [](const void* tasks, std::size_t number) {
                 (*static_cast<const Task*>(tasks))(number);
             }});
    }

private:
    struct Work {
        std::size_t count = 0;
        const void* task = nullptr;
        void (*call)(const void* task, std::size_t number) = nullptr;
    };

    void run(const Work& work);
    void start();
    void stop();
    /// Starts the next round of the threads that were started.
    void begin_round();
    /// seen: the last round before this thread was started.
    void work_until_stopped(std::uint32_t seen);
    void take_tasks();

    unsigned threads_;
    std::vector<std::thread> started_;
    std::mutex computes_;  ///< held during a computation
    Work work_;
    std::atomic<std::size_t> next_{0};  ///< number of the first task that no thread has taken
    std::mutex mutex_;  ///< guards what is below
    std::condition_variable begins_;  ///< signals a new round
    std::condition_variable ends_;  ///< signals that no started thread computes
    std::uint32_t round_ = 0;  ///< counts the computations, and each stop
    std::size_t busy_ = 0;  ///< started threads that still compute
    bool stopping_ = false;
};

}  // namespace tenebrae::core
