from tests.server.table import Running


def test_two_people_play_a_game_and_the_secrets_open_at_the_end(running: Running) -> None:
    table = running.open("here", "friend")
    assert table.join("Rosie") == 1
    with table.sit(0) as left, table.sit(1) as right:
        assert left.hear()["looking"] == 0
        assert right.hear()["looking"] == 1
        assert left.now["view"]["waiting"] == [0, 1]
        assert left.ask("act", seat=0, action="bid 1")["type"] == "accepted"
        assert right.ask("act", seat=1, action={"kind": "bid", "number": "1"})["type"] == "accepted"
        over = left.wait(lambda now: now["over"])["over"]
        assert len(over["opening"]["seed"]) == 64
