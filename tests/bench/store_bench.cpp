// SPDX-License-Identifier: MIT
#include "core/random.hpp"
#include "games/nightcage/nightcage_referee.hpp"
#include "store/save_store.hpp"
#include "temporary_folder.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <memory>
#include <string>

// Measures saving a game. Run an optimised build from the root of the checkout:
//   build/release/store_bench
// The files are in the temporary directory: set TMPDIR to measure another disk.

namespace tenebrae::store {
namespace {

/// Does everything except waiting for the disk.
class WithoutSync final : public core::System {
public:
    int sync(int /*descriptor*/) override { return 0; }
    int sync_folder(int /*folder*/) override { return 0; }
};

host::Environment night_cage() {
    static const std::array makers{nightcage::nightcage_maker()};
    host::Environment environment;
    environment.data_folder = "data";
    environment.makers = makers;
    return environment;
}

/// A session with a game some turns old, and a save store for it.
struct Table {
    explicit Table(core::System& system)
        : folder(std::make_shared<Folder>(std::move(Folder::open(system, home.path("")).value()))),
          save_store(folder, night_cage(), {}) {
        table::Header header;
        header.kind = table::FileKind::Commands;
        header.game = "nightcage";
        header.seed = 3;
        save_store.begin(session, header);
        core::Random random(5);
        while (session.match().history.steps().size() < 40 && !session.match().is_over()) {
            const std::vector<table::Move> moves = session.match().legal();
            session.play(moves[static_cast<std::size_t>(random.below(moves.size()))]);
        }
    }

    TemporaryFolder home;
    std::shared_ptr<Folder> folder;
    SaveStore save_store;
    host::Session session{night_cage()};
};

void take_notes(benchmark::State& run, host::Session& session) {
    while (run.KeepRunning()) {
        benchmark::DoNotOptimize(session.execute("note x", "bench", 1));
    }
}

void note_unsaved(benchmark::State& run) {
    core::System system;
    Table table(system);
    table.session.set_saver(nullptr);
    take_notes(run, table.session);
}
BENCHMARK(note_unsaved)->Iterations(5000);

void note_saved_without_sync(benchmark::State& run) {
    WithoutSync system;
    Table table(system);
    take_notes(run, table.session);
}
BENCHMARK(note_saved_without_sync)->Iterations(5000);

void note_saved_with_sync(benchmark::State& run) {
    core::System system;
    Table table(system);
    take_notes(run, table.session);
}
BENCHMARK(note_saved_with_sync)->Iterations(1000);

void open_a_game_of_500_commands(benchmark::State& run) {
    core::System system;
    Table table(system);
    for (int count = 0; count < 230; ++count) {
        table.session.execute("undo --past-reveals", "bench", 1);
        table.session.execute("redo", "bench", 1);
    }
    table.session.set_saver(nullptr);
    while (run.KeepRunning()) {
        host::Session again(night_cage());
        benchmark::DoNotOptimize(table.save_store.open(again, "nightcage-1"));
    }
}
BENCHMARK(open_a_game_of_500_commands)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tenebrae::store
