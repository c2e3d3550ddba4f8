#!/bin/sh
# Make a compiled engine ready for training, also on a machine without a network.
#
#   training/prepare.sh PYTHON [WHEELS]
#
# leaves .cache/training/engine (the compiled package) and, where WHEELS is given, .cache/training/site (what it needs at run
# time, unpacked from there). An engine that is there already and runs is kept. Put both on PYTHONPATH:
#
#   PYTHONPATH=.cache/training/engine:.cache/training/site PYTHON training/train.py ...
set -eu
cd "$(dirname "$0")/.."
python=$1
place=$PWD/.cache/training
mkdir -p "$place"
if [ $# -gt 1 ]; then
    mkdir -p "$place/site"
    for wheel in "$2"/*.whl; do
        case $wheel in
            */mypy-* | */setuptools-* | */ast_serialize-* | */pathspec-*) ;;
            *) "$python" -m zipfile -e "$wheel" "$place/site" ;;
        esac
    done
fi
tools=$place/site
if [ $# -gt 1 ] && ls "$2"/mypy-*.whl > /dev/null 2>&1; then
    tools=$place/tools
    mkdir -p "$tools"
    for wheel in "$2"/*.whl; do "$python" -m zipfile -e "$wheel" "$tools"; done
fi
PYTHONPATH=$tools "$python" training/compile.py "$place/engine"
