"""The draw of heats and pairs, from docs/result-file.md, «The draw»."""

MASK = 0xFFFFFFFF


def rotl(value, by):
    return ((value << by) | (value >> (32 - by))) & MASK


class Random:
    """The stream of random numbers that begins with a seed."""

    def __init__(self, seed):
        raw = seed.encode("utf-16-le", "surrogatepass")
        units = [raw[at] | raw[at + 1] << 8 for at in range(0, len(raw), 2)]
        h = 1779033703 ^ len(units)
        for unit in units:
            h = rotl(((h ^ unit) * 3432918353) & MASK, 13)
        state = []
        for _ in range(4):
            h = ((h ^ (h >> 16)) * 2246822507) & MASK
            h = ((h ^ (h >> 13)) * 3266489909) & MASK
            h ^= h >> 16
            state.append(h)
        self.state = state

    def number(self):
        a, b, c, d = self.state
        t = (a + b + d) & MASK
        self.state = [
            b ^ (b >> 9),
            (c + (c << 3)) & MASK,
            (rotl(c, 21) + t) & MASK,
            (d + 1) & MASK,
        ]
        return t

    def shuffle(self, items):
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            # floor(t / 2^32 * (last + 1)), in whole numbers.
            at = (self.number() * (last + 1)) >> 32
            items[last], items[at] = items[at], items[last]
        return items


GROUP, DANCER, BLANK = 1, 10**6, 10**12


class Piece:
    def __init__(self, what, group, tokens):
        self.what = what
        self.group = group
        self.tokens = tokens


def couples_of(count):
    return count * (count - 1) // 2


class Dealing:
    """Pieces over heats, and what they cost."""

    def __init__(self, pieces, heat_count, away):
        self.heat_count = heat_count
        blanks = (heat_count - len(pieces) % heat_count) % heat_count
        self.pieces = pieces + [Piece(None, None, [("blank",)]) for _ in range(blanks)]
        self.away = away
        self.total = {}
        for piece in self.pieces:
            for token in piece.tokens:
                self.total[token] = self.total.get(token, 0) + 1
        self.least = 0
        for tokens in away:
            for token, times in tokens.items():
                if token in self.total:
                    self.total[token] += times
        for token, total in self.total.items():
            floor, larger = divmod(total, heat_count)
            spread = larger * couples_of(floor + 1) + (heat_count - larger) * couples_of(floor)
            self.least += self.weight(token) * spread

    @staticmethod
    def weight(token):
        return {"group": GROUP, "dancer": DANCER, "blank": BLANK}[token[0]]

    def deal(self, random):
        """One deal, improved: its cost, and its seats heat by heat."""
        whole = [piece for piece in self.pieces if piece.what is not None]
        blanks = [piece for piece in self.pieces if piece.what is None]
        lists = {}
        single = []
        for piece in random.shuffle(whole):
            if piece.group is None:
                single.append(piece)
            else:
                lists.setdefault(piece.group, []).append(piece)
        order = [piece for group in random.shuffle(lists.values()) for piece in group]
        order += single + blanks
        seats = [
            (piece, heat)
            for heat in range(self.heat_count)
            for piece in order[heat :: self.heat_count]
        ]
        pieces = [piece for piece, _ in seats]
        heats = [heat for _, heat in seats]
        counts = [dict(tokens) for tokens in self.away]
        for piece, heat in seats:
            for token in piece.tokens:
                counts[heat][token] = counts[heat].get(token, 0) + 1

        def change(mine, other):
            """By how much the cost changes when two seats exchange their heats."""
            by = 0
            here, there = counts[heats[mine]], counts[heats[other]]
            own, its = set(pieces[mine].tokens), set(pieces[other].tokens)
            for token in own - its:
                by += self.weight(token) * (there.get(token, 0) - (here[token] - 1))
            for token in its - own:
                by += self.weight(token) * (here.get(token, 0) - (there[token] - 1))
            return by

        def exchange(mine, other):
            for seat, to in ((mine, heats[other]), (other, heats[mine])):
                for token in pieces[seat].tokens:
                    counts[heats[seat]][token] -= 1
                    counts[to][token] = counts[to].get(token, 0) + 1
            heats[mine], heats[other] = heats[other], heats[mine]

        improved = True
        while improved:
            improved = False
            for mine in range(len(pieces)):
                here = counts[heats[mine]]
                if not any(
                    here[token] > -(-self.total[token] // self.heat_count)
                    for token in pieces[mine].tokens
                ):
                    continue
                best, partner = 0, None
                for other in range(len(pieces)):
                    if heats[other] != heats[mine]:
                        by = change(mine, other)
                        if by < best:
                            best, partner = by, other
                if partner is not None:
                    exchange(mine, partner)
                    improved = True
        cost = 0
        for heat, tokens in enumerate(counts):
            for token, count in tokens.items():
                first = self.away[heat].get(token, 0)
                cost += self.weight(token) * (couples_of(count) - couples_of(first))
        return cost, [
            [pieces[seat].what for seat in range(len(pieces)) if heats[seat] == heat and pieces[seat].what is not None]
            for heat in range(self.heat_count)
        ]


def deal_heats(pieces, size, apart, seed):
    if not pieces:
        return []
    heat_count = -(-len(pieces) // size)
    away = [{} for _ in range(heat_count)]
    is_free = True
    for at, dancer in enumerate(apart):
        for heat in dancer["elsewhere"]:
            token = ("dancer", at)
            away[heat - 1][token] = away[heat - 1].get(token, 0) + 1
            is_free = False
    random = Random(seed)
    dealing = Dealing(pieces, heat_count, away)
    cost, heats = dealing.deal(random)
    for _ in range(39):
        if cost <= dealing.least:
            break
        other_cost, other = dealing.deal(random)
        if other_cost < cost:
            cost, heats = other_cost, other
    if is_free:
        heats = random.shuffle(heats)
    return [random.shuffle(heat) for heat in heats]


def new_pairs(leaders, followers, seed):
    random = Random(seed)
    leaders_are_few = len(leaders) < len(followers)
    few, many = (leaders, followers) if leaders_are_few else (followers, leaders)
    order = random.shuffle(few)
    partners = random.shuffle(many)
    pairs = []
    for at, partner in enumerate(partners):
        one = order[at % len(order)]
        leader, follower = (one, partner) if leaders_are_few else (partner, one)
        pairs.append({"leader": leader, "follower": follower, "scored": at < len(order)})
    return random.shuffle(pairs)


def passes(pairs, role, number):
    return [pair for pair in pairs if pair[role] == number]


def pairs_again(again, leaders, followers):
    """The pairs of a round that is danced again, in line with who dances it."""
    if not leaders or not followers:
        return []
    pairs = [dict(pair) for pair in sorted(again, key=lambda pair: pair["heat"])]
    pairs = [pair for pair in pairs if pair["leader"] in leaders and pair["follower"] in followers]
    alone = {
        "leader": [one for one in leaders if not passes(pairs, "leader", one)],
        "follower": [one for one in followers if not passes(pairs, "follower", one)],
    }

    def add(leader, follower):
        heats = sorted({pair["heat"] for pair in pairs})
        free = [
            heat
            for heat in heats
            if not any(
                pair["heat"] == heat and (pair["leader"] == leader or pair["follower"] == follower)
                for pair in pairs
            )
        ]
        size = lambda heat: sum(pair["heat"] == heat for pair in pairs)
        heat = min(free, key=size) if free else (heats[-1] + 1 if heats else 1)
        pairs.append({"leader": leader, "follower": follower, "scored": False, "heat": heat})

    together = min(len(alone["leader"]), len(alone["follower"]))
    for leader, follower in zip(alone["leader"][:together], alone["follower"][:together]):
        add(leader, follower)
    for role, other, others in (("leader", "follower", followers), ("follower", "leader", leaders)):
        for number in alone[role][together:]:
            most = max((len(passes(pairs, role, pair[role])) for pair in pairs), default=0)
            repeats = [
                pair
                for pair in pairs
                if most > 1 and len(passes(pairs, role, pair[role])) == most and not pair["scored"]
            ]
            if repeats:
                repeats[-1][role] = number
                repeats[-1]["scored"] = True
            else:
                fewest = min(others, key=lambda one: len(passes(pairs, other, one)))
                add(*((number, fewest) if role == "leader" else (fewest, number)))
    pairs.sort(key=lambda pair: pair["heat"])

    def counted(role, number):
        own = passes(pairs, role, number)
        chosen = [pair for pair in own if pair["scored"]]
        return chosen[0] if len(chosen) == 1 else own[0]

    scored = [
        counted("leader", pair["leader"]) is pair and counted("follower", pair["follower"]) is pair
        for pair in pairs
    ]
    return [dict(pair, scored=is_scored) for pair, is_scored in zip(pairs, scored)]


def draw(given, seed):
    """Heats as lists of what stands in them, an entry or (leader, follower, scored)."""
    if given["algorithm"] != "parket-draw/1":
        raise ValueError("unknown algorithm " + given["algorithm"])
    apart = given["apart"]

    def dancers(numbers):
        return [
            ("dancer", at)
            for at, dancer in enumerate(apart)
            if any(number in dancer["entries"] for number in numbers)
        ]

    if given["leaders"] is None:
        group_of = {number: at for at, group in enumerate(given["groups"]) for number in group}
        pieces = []
        for number in given["entries"]:
            group = group_of.get(number)
            tokens = dancers([number]) + ([] if group is None else [("group", group)])
            pieces.append(Piece((number,), group, tokens))
        return deal_heats(pieces, given["heat_size"], apart, seed)
    leaders = [number for number in given["entries"] if number in given["leaders"]]
    followers = [number for number in given["entries"] if number not in given["leaders"]]
    if given["again"]:
        pairs = pairs_again(given["again"], leaders, followers)
    else:
        pairs = new_pairs(leaders, followers, seed)
    most = max(len(passes(pairs, role, pair[role])) for pair in pairs for role in ("leader", "follower"))
    size = given["heat_size"]
    if most > 1:
        size = min(size, -(-len(pairs) // (most - 1)) - 1)
    pieces = [
        Piece(
            (pair["leader"], pair["follower"], pair["scored"]),
            None,
            dancers([pair["leader"], pair["follower"]]),
        )
        for pair in pairs
    ]
    return deal_heats(pieces, size, apart, seed)


def moves(drawn, heats):
    """What stands elsewhere than drawn: (number, partner, from, to)."""

    def places(all_heats):
        return {
            (item[0], item[1] if len(item) > 1 else None): (heat, item[2] if len(item) > 1 else True)
            for heat, items in enumerate(all_heats, 1)
            for item in items
        }

    was, now = places(drawn), places(heats)
    return {
        (key[0], key[1], was.get(key, (None,))[0], now.get(key, (None,))[0])
        for key in was.keys() | now.keys()
        if was.get(key) != now.get(key)
    }
