#!/usr/bin/env bash
# Looks at the files that services around the repository read: workflows for weaknesses (zizmor) and
# all of them for mistakes of form, by the services' own schemas. Nothing is asked of the network.
#
#   scripts/project/files.sh [FOLDER]   the repository is looked at unless another folder is named
set -euo pipefail
tools=$(cd "$(dirname "$0")/../../.venv/bin" && pwd)
cd "${1:-$(dirname "$0")/../..}"
shopt -s nullglob
failed=0

fits() { # SCHEMA FILE...: those that are there
    local schema=$1 file there=()
    shift
    for file in "$@"; do
        [[ ! -f $file ]] || there+=("$file")
    done
    ((${#there[@]})) || return 0
    "$tools/check-jsonschema" --quiet --builtin-schema "vendor.$schema" "${there[@]}" || {
        failed=1
        return 0
    }
    printf '%s: %s\n' "$schema" "${there[*]}"
}

forms=()
for file in .github/ISSUE_TEMPLATE/*.yml; do
    [[ $file == */config.yml ]] || forms+=("$file")
done
fits github-workflows .github/workflows/*.yml
fits github-issue-forms "${forms[@]}"
fits github-issue-config .github/ISSUE_TEMPLATE/config.yml
fits dependabot .github/dependabot.yml
fits citation-file-format CITATION.cff
fits compose-spec deploy/compose.yaml
fits readthedocs .readthedocs.yaml
"$tools/zizmor" --offline --no-progress --quiet --persona pedantic --strict-collection . || failed=1
exit "$failed"
