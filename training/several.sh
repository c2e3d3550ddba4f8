#!/bin/sh
# Train several games side by side, so that one plays while another learns; then let each net play among `regular`.
#
#   training/several.sh PYTHON OUT FROM MINUTES WHOLE GAME... [-- ARGUMENTS OF train.py]
#
# A game goes on from FROM/GAME.pt if that is there, else it begins with the weights of FROM/GAME.net if that is. WHOLE is how many minutes all parts of its training take together.
set -eu
cd "$(dirname "$0")/.."
python=$1 out=$2 from=$3 minutes=$4 whole=$5
shift 5
games=
while [ $# -gt 0 ] && [ "$1" != -- ]; do games="$games $1" && shift; done
[ $# -eq 0 ] || shift
export PYTHONPATH="$PWD/.cache/training/engine:$PWD/.cache/training/site" PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1
mkdir -p "$out"
running=
for game in $games; do
    resume=
    [ ! -f "$from/$game.net" ] || resume="--from-net $from/$game.net"
    [ ! -f "$from/$game.pt" ] || resume="--resume $from/$game.pt"
    # shellcheck disable=SC2086 # nothing or two words
    "$python" training/train.py "$game" --minutes "$minutes" --of "$whole" --out "$out" $resume "$@" > "$out/$game.log" 2>&1 &
    running="$running $!"
done
for one in $running; do wait "$one" || echo "a training failed"; done
for game in $games; do tail -n 4 "$out/$game.log" | cut -c1-300; done
[ "${EVALUATE:-0.3}" != 0 ] || exit 0
# shellcheck disable=SC2086,SC2116 # the names of games
"$python" training/evaluate.py "$out/evaluation" net:regular --nets "$out" --games "$(echo $games | tr " " ,)" --minutes "${EVALUATE:-0.3}"
