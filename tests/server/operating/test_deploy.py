"""What lies in deploy/ fits itself and the server: names, settings, proxy, probes."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from string import Template
from typing import Any

import pytest
import yaml

from gonfalon.cli import parser
from gonfalon.cli.commands import COMMANDS
from gonfalon.server.commands.doctor import KNOWN
from gonfalon.server.environment import read_environment

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The compose file, with anchors and merges resolved."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def filled(text: str, values: dict[str, str]) -> str:
    """Fill in ${NAME}, ${NAME:-default} and ${NAME:?complaint} as compose does."""

    def value(found: re.Match[str]) -> str:
        name, kind, rest = found.group(1), found.group(2), found.group(3) or ""
        got = values.get(name, "")
        if got:
            return got
        assert kind != ":?", f"{name}: {rest}"
        return rest if kind == ":-" else ""

    return re.sub(r"\$\{(\w+)(?:(:-|:\?)([^}]*))?\}", value, text)


def example() -> dict[str, str]:
    """The example of settings, with what has to be filled in."""
    lines = (DEPLOY / ".env.example").read_text("utf-8").splitlines()
    values = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    for name in ("SECRET_KEY", "DATABASE_PASSWORD", "OWNER_PASSWORD"):
        assert values[f"GONFALON_{name}"] == "", "an example must not be a password"
        values[f"GONFALON_{name}"] = "filledInByWhoeverHostsTheSiteAndLongEnoughToBeAccepted"
    return values


def test_services(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {
        *("proxy", "web1", "web2", "worker", "migrate", "postgres", "redis", "backup")
    }
    image = (DEPLOY / "postgres" / "Dockerfile").read_text("utf-8")
    major = int(re.search(r"\nFROM postgres:(\d+)-", image)[1])  # type: ignore[index]
    assert major >= 17
    # A volume belongs to a major version: an older one stays as it is, and nobody starts on it.
    assert f"postgres{major}:/var/lib/postgresql" in services["postgres"]["volumes"]
    assert f"postgres{major}" in compose["volumes"]
    data = services["backup"]["environment"]["PGBACKREST_PG1_PATH"]
    assert data == f"/var/lib/postgresql/{major}/docker"
    assert services["redis"]["image"].startswith("valkey/valkey:9")
    assert services["redis"]["command"][0] == "valkey-server"
    assert services["redis"]["user"] == "valkey"  # without rights it could not change the user
    assert services["web1"] == services["web2"]
    # Only the proxy can be reached from outside.
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    # Backups leave the machine; nobody comes in by that way.
    outside = {name for name, one in services.items() if "outside" in one["networks"]}
    assert outside == {"proxy", "postgres", "backup"}
    for name, one in services.items():
        assert set(one["networks"]) <= set(compose["networks"]), name
        for volume in one.get("volumes", ()):
            source = volume.split(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).exists(), f"{name}: {source}"
            else:
                assert source in compose["volumes"], f"{name}: {source}"
        waits = one.get("depends_on", [])
        assert set(waits) <= set(services), name
        if isinstance(waits, dict):
            for other, how in waits.items():
                if how["condition"] == "service_healthy":
                    assert "healthcheck" in services[other], f"{name} waits for {other}"


def test_commands_exist(compose: dict[str, Any]) -> None:
    for name in ("web1", "worker", "migrate"):
        command = compose["services"][name]["command"]
        assert command[0] in COMMANDS
        parser().parse_args(command)  # ends the test if an option is unknown
    for unit in (DEPLOY / "systemd").glob("*.service"):
        line = next(
            line for line in unit.read_text("utf-8").splitlines() if line.startswith("ExecStart=")
        )
        words = line.replace("%i", "8001").split()[1:]
        parser().parse_args(words)


def test_the_settings_make_a_public_site(compose: dict[str, Any], tmp_path: Path) -> None:
    values = example()
    for name in ("web1", "worker", "migrate"):
        given = {
            key: filled(str(value), values)
            for key, value in compose["services"][name]["environment"].items()
        }
        assert set(given) <= KNOWN, set(given) - KNOWN
        mounted = [volume.split(":")[1] for volume in compose["services"][name]["volumes"]]
        assert given["GONFALON_LEGAL"] in mounted
        given["GONFALON_LEGAL"] = str(tmp_path)  # it exists in the container only
        found = read_environment(given)
        assert found.secure
        assert found.proxies == 1
        assert found.hosts == (values["GONFALON_DOMAIN"],)
        assert not found.debug
    with pytest.raises(AssertionError, match=r"deploy/\.env"):
        filled(compose["services"]["web1"]["environment"]["GONFALON_SECRET_KEY"], {})
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert used == set(values), used ^ set(values)


def test_the_worker_gets_more_time_than_it_asks_for(compose: dict[str, Any]) -> None:
    for name in ("web1", "worker"):
        command = compose["services"][name]["command"]
        grace = int(command[command.index("--grace") + 1])
        assert int(compose["services"][name]["stop_grace_period"].rstrip("s")) >= grace + 10
    # The proxy looks often enough to hear that a process leaves.
    command = compose["services"]["web1"]["command"]
    notice = float(command[command.index("--notice") + 1])
    looks = re.search(
        r"health_interval (\d+)s", (DEPLOY / "proxy" / "Caddyfile").read_text("utf-8")
    )
    assert looks is not None
    assert notice > float(looks[1])


def test_redis_keeps_nothing_and_postgres_everything(compose: dict[str, Any]) -> None:
    words = compose["services"]["postgres"]["command"]
    lasting = r"(-c)?(fsync|synchronous_commit|full_page_writes)="
    assert not any(re.match(lasting, word) for word in words)
    assert "-carchive_timeout=60" in words
    redis = compose["services"]["redis"]["command"]
    assert redis[redis.index("--save") + 1] == ""
    assert "volumes" not in compose["services"]["redis"]


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies(name: str) -> None:
    text = (DEPLOY / "proxy" / name).read_text("utf-8")
    assert text.count("{") == text.count("}")
    for word in ("/livez", "/metrics") if name == "Caddyfile" else ("livez", "metrics"):
        assert word in text
    assert "https-only" in text  # the API is refused in the open, not redirected
    assert re.search(r"64\s?[kK]", text)
    if name == "nginx.conf":
        # Set, never added to; and again wherever a location has headers of its own.
        assert "$proxy_add_x_forwarded_for" not in text
        assert text.count("proxy_set_header X-Forwarded-For $remote_addr;") == 2
        assert text.count("proxy_set_header X-Forwarded-Proto https;") == 2
        assert "proxy_set_header Upgrade $http_upgrade;" in text
        # nginx before 1.25.1 (Debian 12 has 1.22) does not know `http2 on;` as a directive.
        assert not re.search(r"^\s*http2\s", text, re.MULTILINE)
        assert text.count("listen 443 ssl http2;") == 1
        assert "$request_uri" not in text.split("log_format")[1].split(";")[0]
    else:
        assert "trusted_proxies " not in text.replace("no trusted_proxies", "")


def test_compose_accepts_the_file(tmp_path: Path) -> None:
    docker = shutil.which("docker")
    if (
        docker is None
        or subprocess.run((docker, "compose", "version"), capture_output=True).returncode
    ):
        pytest.skip("no docker compose here: the file was only read as YAML")
    env = tmp_path / "env"
    env.write_text("".join(f"{n}={v}\n" for n, v in example().items()))
    command = (docker, "compose", "-f", str(DEPLOY / "compose.yaml"), "--env-file", str(env))
    done = subprocess.run((*command, "config", "--quiet"), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# -- a cluster ----------------------------------------------------------------------------------


def host_settings() -> dict[str, str]:
    """The settings of a host of a cluster, as a shell reads them."""
    lines = (DEPLOY / "cluster" / "host.env").read_text("utf-8").splitlines()
    found = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    for name, value in found.items():
        assert not (value and "PASSWORD" in name), "an example must not be a password"
    return {name: value.strip('"') for name, value in found.items()}


@pytest.mark.parametrize(
    "name",
    ["etcd.yml", "patroni.yml", "haproxy.cfg", "proxy.cfg", "pgbackrest.conf", "repository.conf"],
)
def test_a_host_fills_in_everything(name: str) -> None:
    text = (DEPLOY / "cluster" / name).read_text("utf-8")
    filled_in = Template(text).substitute(host_settings())
    assert "${" not in filled_in
    if name.endswith(".yml"):
        assert yaml.safe_load(filled_in)


def test_all_settings_of_a_host_are_used() -> None:
    used = set()
    for path in (DEPLOY / "cluster").glob("*.*"):
        if path.name != "host.env":
            used |= set(re.findall(r"\$\{(\w+)\}", path.read_text("utf-8")))
    assert used == set(host_settings())


def test_acknowledged_means_on_two_hosts() -> None:
    text = (DEPLOY / "cluster" / "patroni.yml").read_text("utf-8")
    found = yaml.safe_load(Template(text).substitute(host_settings()))["bootstrap"]["dcs"]
    assert found["synchronous_mode"] is True
    assert "synchronous_mode_strict" not in found
    assert found["failsafe_mode"] is True
    parameters = found["postgresql"]["parameters"]
    assert not {"fsync", "synchronous_commit", "full_page_writes"} & set(parameters)
    # Patroni has to give up before its key expires.
    assert found["loop_wait"] + 2 * found["retry_timeout"] <= found["ttl"]
