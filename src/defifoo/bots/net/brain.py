"""A net in whole numbers: the same answer on every machine.

Two hidden layers, then three heads that share them. Inputs are bits, weights have 8 bits, hidden values lie between 0 and 127;
sums are exact. `docs/nets.md` has the arithmetic and the file format in full.

    first[j]  = clip((bias[j] + sum of rows[i][j] over the inputs i that are on) >> 1)
    second[k] = clip((bias[k] + sum of weights[k][j] * first[j]) >> 6)
    head[m]   =       bias[m] + sum of weights[m][k] * second[k]        in units of 1/8192
"""

from array import array
from struct import calcsize, unpack_from
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from defifoo.bots.net.active import Active

MAGIC: Final = b"DEFINET1"
HEADER: Final = "<8sIIIIIIIII"
HEADER_BYTES: Final = calcsize(HEADER)

TOP: Final = 127
"""The greatest hidden value."""
FIRST_SHIFT: Final = 1
SECOND_SHIFT: Final = 6
UNIT: Final = 8192
"""A head's number, divided by this, is a logit or a value."""
VALUES: Final = 2
"""The value head: what the deal is worth, and the share in its win."""


class BadNetError(Exception):
    """A file that is no net, or one for other inputs."""


@final
class Layer:
    """`weights` by row. In the two hidden layers a row belongs to an input, in the heads to an output."""

    def __init__(self, biases: vec[i64], weights: vec[i16]) -> None:
        self.biases = biases
        self.weights = weights


@final
class Weights:
    """What is in a file. It never changes, so that many brains share it."""

    def __init__(self, data: bytes) -> None:
        if len(data) < HEADER_BYTES or not data.startswith(MAGIC):
            raise BadNetError("not a net")
        fields = unpack_from(HEADER, data)
        self.kind: i64 = fields[1]
        self.version: i64 = fields[2]
        self.inputs: i64 = fields[3]
        self.width: i64 = fields[4]
        self.depth: i64 = fields[5]
        self.actions: i64 = fields[6]
        self.faces: i64 = fields[7]
        self.places: i64 = fields[8]
        values: i64 = fields[9]
        reader = Reader(data, HEADER_BYTES)
        self.first = reader.layer(self.width, self.inputs * self.width)
        self.second = turned(reader.layer(self.depth, self.depth * self.width))
        self.policy = reader.layer(self.actions, self.actions * self.depth)
        self.value = reader.layer(values, values * self.depth)
        self.belief = reader.layer(self.faces * self.places, self.faces * self.places * self.depth)
        if reader.at != len(data):
            raise BadNetError("a net of another size")


@final
class Brain:
    """Think about a position with `see`, then ask the heads.

    It remembers the inputs of the last position: a move that is put together action by action changes only a few of them.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.sums = weights.first.biases[:]
        self.seen = Active(0, 2)
        self.low = vec[i64]([0] * int(weights.width))
        self.high = vec[i64]([0] * int(weights.depth))

    def see(self, active: Active) -> None:
        """Work out the hidden layers for the inputs that are on."""
        self._add_up(active)
        net = self.weights
        width, depth = net.width, net.depth
        sums, low = self.sums, self.low
        for place in range(width):
            value = sums[place] >> FIRST_SHIFT
            if value > 0:
                low[place] = value if value < TOP else TOP
            else:
                low[place] = 0
        totals = net.second.biases[:]
        weights = net.second.weights
        row: i64 = 0
        for place in range(width):
            value = low[place]
            if value:  # many are 0
                for unit in range(depth):
                    totals[unit] += i64(weights[row + unit]) * value
            row += depth
        high = self.high
        for unit in range(depth):
            total = totals[unit] >> SECOND_SHIFT
            high[unit] = 0 if total < 0 else (TOP if total > TOP else total)

    def _add_up(self, active: Active) -> None:
        """The sums of the first layer: anew, or from the last ones where only a few inputs in the middle differ."""
        seen, new, old = self.seen, active.at, self.seen.at
        shorter = min(seen.count, active.count)
        same: i64 = 0
        while same < shorter and new[same] == old[same]:
            same += 1
        tail: i64 = 0
        while tail < shorter - same and new[active.count - 1 - tail] == old[seen.count - 1 - tail]:
            tail += 1
        if active.count + seen.count - 2 * (same + tail) < active.count:
            for number in range(same, seen.count - tail):
                self._add_row(old[number], -1)
            for number in range(same, active.count - tail):
                self._add_row(new[number], 1)
        else:
            self.sums = self.weights.first.biases[:]
            for number in range(active.count):
                self._add_row(new[number], 1)
        for number in range(active.count):
            old[number] = new[number]
        seen.count = active.count

    def _add_row(self, number: i64, sign: i64) -> None:
        width = self.weights.width
        rows, sums = self.weights.first.weights, self.sums
        first = number * width
        if sign > 0:
            for place in range(width):
                sums[place] += i64(rows[first + place])
        else:
            for place in range(width):
                sums[place] -= i64(rows[first + place])

    def _head(self, layer: Layer, output: i64) -> i64:
        total = layer.biases[output]
        depth = self.weights.depth
        row = output * depth
        weights = layer.weights
        high = self.high
        for unit in range(depth):
            total += i64(weights[row + unit]) * high[unit]
        return total

    def leaning(self, action: i64) -> i64:
        """How much the seat leans to an action, numbered from its own point of view: a logit in units of 1/8192."""
        return self._head(self.weights.policy, action)

    def worth(self) -> i64:
        """What the deal promises the seat, in units of 1/8192."""
        return self._head(self.weights.value, 0)

    def share(self) -> i64:
        """The number of players times the share in the win that it expects, less one, in units of 1/8192."""
        return self._head(self.weights.value, 1)

    def place(self, face: i64, place: i64) -> i64:
        """How much it believes an unseen card to be in a place: a logit in units of 1/8192."""
        return self._head(self.weights.belief, face * self.weights.places + place)


@final
class Reader:
    """Takes layers from a file: the biases (32 bits each, the low byte first), then the weights (8 bits)."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data = data
        self.at = at

    def layer(self, outputs: i64, weights: i64) -> Layer:
        end = self.at + 4 * int(outputs)
        last = end + int(weights)
        if last > len(self.data):
            raise BadNetError("a net of another size")
        biases = unpack_from(f"<{int(outputs)}i", self.data, self.at)
        rows = array("b", self.data[end:last])
        self.at = last
        return Layer(vec[i64](list(biases)), vec[i16](list(rows)))


def turned(layer: Layer) -> Layer:
    """The layer with a row for each input instead of each output."""
    outputs = i64(len(layer.biases))
    inputs = i64(len(layer.weights)) // outputs
    rows = layer.weights[:]
    for output in range(outputs):
        for place in range(inputs):
            rows[place * outputs + output] = layer.weights[output * inputs + place]
    return Layer(layer.biases, rows)
