"""`gonfalon completion`: print what lets a shell complete commands and options."""

from __future__ import annotations

import argparse
from typing import Final

from gonfalon.cli.commands import GROUPS
from gonfalon.cli.common import CommandError, Commands

SHELLS: Final = ("bash", "zsh", "fish", "tcsh", "powershell")
EXAMPLES: Final = """\
for this shell, and for later ones:
  bash        gonfalon completion bash > ~/.local/share/bash-completion/completions/gonfalon
  zsh         gonfalon completion zsh > "${fpath[1]}/_gonfalon"
  fish        gonfalon completion fish > ~/.config/fish/completions/gonfalon.fish
  tcsh        gonfalon completion tcsh > ~/.gonfalon.tcsh     (and source it in ~/.tcshrc)
  powershell  gonfalon completion powershell >> $PROFILE
"""


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "completion",
        description="Print a script that lets a shell complete the commands and options of "
        "gonfalon with the Tab key.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    try:
        import shtab
    except ImportError as error:
        raise CommandError("install gonfalon[cli] for this: pip install 'gonfalon[cli]'") from error
    from gonfalon.cli import parser

    top = parser()
    describe(top)
    print(shtab.complete(top, shell=arguments.shell))
    return 0


def describe(top: argparse.ArgumentParser) -> None:
    """Say in one line what each command does: shtab leaves out commands without a help text."""
    texts = {name: text for group in GROUPS for name, text in group.commands.items()}
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, text in texts.items():
                action._choices_actions.append(action._ChoicesPseudoAction(name, [], text))
                action.choices[name].description = text
