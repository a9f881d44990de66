"""Ranks, going on and places, from docs/rules/scoring.md and docs/result-file.md."""

from fractions import Fraction


class BadFile(Exception):
    """What cannot be counted."""


def shared(groups):
    """(first, last) of each of the items, group by group."""
    places, first = {}, 1
    for group in groups:
        for item in group:
            places[item] = (first, first + len(group) - 1)
        first += len(group)
    return places


def grouped(items, key):
    groups = []
    for item in sorted(items, key=key):
        if groups and key(groups[-1][0]) == key(item):
            groups[-1].append(item)
        else:
            groups.append([item])
    return groups


# Rules 5 to 8: in column c the one with a majority takes the place; larger count, smaller sum, next column.


def majority_groups(marks, items, start, columns, need):
    """Those of `items` in order, in groups that share. `marks[item]` are its marks."""

    def at(item, column):
        own = [mark for mark in marks[item] if mark <= column]
        return -len(own), sum(own)

    def part(tied, column):
        """Parts those who have a majority already: by this column, then by the next ones."""
        if len(tied) == 1 or column > columns:
            return [tied]
        return [
            settled
            for group in grouped(tied, lambda item: at(item, column))
            for settled in part(group, column + 1)
        ]

    groups, left = [], list(items)
    for column in range(start, columns + 1):
        having = [item for item in left if -at(item, column)[0] >= need]
        if having:
            groups += part(having, column)
            left = [item for item in left if item not in having]
    return groups + ([left] if left else [])


def average(range_):
    return Fraction(range_[0] + range_[1], 2)


def skating(dances, items):
    """`dances` are {item: marks} each; (first, last) by item."""
    columns = len(items)
    of_dances = []
    for marks in dances:
        need = len(marks[items[0]]) // 2 + 1
        places = shared(majority_groups(marks, items, 1, columns, need))
        of_dances.append({item: average(places[item]) for item in items})
    if len(dances) == 1:
        need = len(dances[0][items[0]]) // 2 + 1
        return shared(majority_groups(dances[0], items, 1, columns, need))
    pool = {item: [mark for marks in dances for mark in marks[item]] for item in items}
    own = {item: [places[item] for places in of_dances] for item in items}
    groups = []
    for tied in grouped(items, lambda item: sum(own[item])):
        groups += rule_ten(tied, sum(map(len, groups)) + 1, own, pool, columns)
    return shared(groups)


def rule_ten(tied, place, own, pool, columns):
    """Parts those with equal sums from a place on."""
    groups, left = [], list(tied)
    while left:
        if len(left) == 1:
            groups.append(left)
            break

        def at(item):
            good = [one for one in own[item] if one <= place]
            return -len(good), sum(good)

        best = grouped(left, at)[0]
        if len(best) > 1:
            first = rule_eleven(best, place, own, pool, columns)
        else:
            first = [best]
        groups += first
        done = [item for group in first for item in group]
        left = [item for item in left if item not in done]
        place += len(done)
    return groups


def rule_eleven(tied, place, own, pool, columns):
    """The pooled marks part those whom rule 10 leaves equal: the winner, then the others by 10 and 11 again."""
    need = len(pool[tied[0]]) // 2 + 1
    best = majority_groups(pool, tied, place, columns, need)[0]
    if len(best) == len(tied):
        return [best]
    rest = [item for item in tied if item not in best]
    return [best] + rule_ten(rest, place + len(best), own, pool, columns)


def head_to_head(groups, marks):
    def beats(one, other):
        pairs = list(zip(marks[one], marks[other]))
        return sum(a < b for a, b in pairs) > sum(a > b for a, b in pairs)

    settled = []
    for group in groups:
        left = sorted(group, key=lambda one: -sum(beats(one, other) for other in group))
        while left:
            size = next(
                size
                for size in range(1, len(left) + 1)
                if all(beats(one, other) for one in left[:size] for other in left[size:])
            )
            settled.append(left[:size])
            left = left[size:]
    return settled


class Round:
    """A round of a file: who danced, how they are ranked and who goes on."""

    def __init__(self, given, contest, panel):
        self.given = given
        self.contest = contest
        self.panel = given.get("panel", panel)
        self.status = {entry["start_number"]: entry["status"] for entry in given["entries"]}
        self.danced = [number for number, status in self.status.items() if status == "danced"]
        self.degrees = {}
        self.going_on = []
        self.undecided = []
        self.rank = {}
        if self.danced:
            self.rank = {"skating": self.by_skating, "relative-placement": self.by_relative}.get(
                given["kind"], self.by_totals
            )()

    def decided(self, *kinds):
        numbers = {}
        for decision in self.given["decisions"]:
            if decision["kind"] in kinds:
                numbers.update({int(key): value for key, value in decision["entries"].items()})
        return numbers

    def sheets(self, dance):
        """{letter: {criterion: {number: value}}} of the marks that count."""
        beside = set()
        if self.given["kind"] == "relative-placement":
            beside = {judge["letter"] for judge in self.panel if judge["role"] == "chief"}
        found = {}
        for marks in self.given["marks"]:
            if marks["counted"] and marks["dance"] == dance and marks["judge"] not in beside:
                values = {int(key): value for key, value in marks["values"].items()}
                own = found.setdefault(marks["judge"], {})
                if marks["criterion"] in own:
                    raise BadFile(f"{dance}, {marks['judge']}: two sheets")
                own[marks["criterion"]] = values
        if not found:
            raise BadFile(f"{dance}: no marks")
        return found

    def closed_places(self, dance, items):
        sheets = self.sheets(dance)
        closed = {item: [] for item in items}
        for letter in sorted(sheets):
            values = sheets[letter][None]
            if sorted(values.values()) != list(range(1, len(values) + 1)):
                raise BadFile(f"{dance}, {letter}: no places 1 to n")
            own = sorted(items, key=lambda item: values[item])
            for place, item in enumerate(own, 1):
                closed[item].append(place)
        return closed

    def by_skating(self):
        return skating([self.closed_places(dance, self.danced) for dance in self.given["dances"]], self.danced)

    def pairs(self):
        """The number by which each pair is marked, and whose place it is."""
        if not self.given["pairs"]:
            return {number: [number] for number in self.danced}
        all_pairs = self.given["pairs"]
        found = {}
        for pair in all_pairs:
            if pair["scored"]:
                key, whose = pair["leader"], [pair["leader"], pair["follower"]]
            elif any(one["scored"] and one["leader"] == pair["leader"] for one in all_pairs):
                key, whose = pair["follower"], [pair["follower"]]
            else:
                key, whose = pair["leader"], [pair["leader"]]
            whose = [number for number in whose if number in self.danced]
            if whose:
                found[key] = whose
        return found

    def by_relative(self):
        pairs = self.pairs()
        keys = list(pairs)
        (dance,) = self.given["dances"]
        marks = self.closed_places(dance, keys)
        groups = majority_groups(marks, keys, 1, len(keys), len(marks[keys[0]]) // 2 + 1)
        if self.contest["tie_break"] == "head-to-head":
            groups = head_to_head(groups, marks)
        else:
            order = self.decided("order")
            groups = [
                [one]
                for group in groups
                for one in (sorted(group, key=lambda item: order[item]) if len(group) > 1 else group)
            ]
        places = shared(groups)
        return {number: places[key] for key, whose in pairs.items() for number in whose}

    def by_totals(self):
        if self.given["kind"] == "points":
            return self.by_points()
        totals = {number: 0 for number in self.danced}
        for dance in self.given["dances"]:
            for letter, own in self.sheets(dance).items():
                for number in self.danced:
                    totals[number] += round(own[None][number] * 10)
        ranks = shared(grouped(self.danced, lambda number: -totals[number]))
        self.cut(ranks)
        return ranks

    def by_points(self):
        contest, names = self.contest, [criterion["name"] for criterion in self.contest["criteria"]]
        drop = contest["drop_extremes"]
        dances = [self.sheets(dance) for dance in self.given["dances"]]
        sums = {number: [0] * len(names) for number in self.danced}
        maximum = 0
        for sheets in dances:
            counting = len(sheets) - (2 if drop != "off" and len(sheets) >= 5 else 0)
            maximum += counting * sum(criterion["max"] for criterion in contest["criteria"])
        for number in self.danced:
            for sheets in dances:
                letters = sorted(sheets)
                dropping = drop != "off" and len(letters) >= 5
                out = set()
                if dropping and drop == "total":
                    alike = [other for other in dances if len(other) == len(letters)]

                    def total(letter):
                        own = [sum(other[letter][name][number] for other in alike) for name in names]
                        return [sum(own)] + own

                    by_total = sorted(letters, key=total)
                    out = {by_total[0], by_total[-1]}
                for at, name in enumerate(names):
                    values = [sheets[letter][name][number] for letter in letters if letter not in out]
                    if dropping and drop == "criterion":
                        values = sorted(values)[1:-1]
                    sums[number][at] += sum(values)
        off = self.decided("deduction")
        totals = {number: sum(sums[number]) - off.get(number, 0) for number in self.danced}
        if self.given["advance"] > 0:
            ranks = shared(grouped(self.danced, lambda number: -totals[number]))
            self.cut(ranks)
            return ranks
        for number in self.danced:
            reached = [
                (degree["from_percent"], degree["title"])
                for degree in contest.get("degrees", [])
                if totals[number] * 100 >= degree["from_percent"] * maximum
            ]
            if reached:
                self.degrees[number] = max(reached)[1]
        # By total, then by the criteria in order.
        return shared(
            grouped(self.danced, lambda number: [-totals[number]] + [-one for one in sums[number]])
        )

    def cut(self, ranks):
        advance = self.given["advance"]
        if advance == 0:
            return
        sure = [number for number, (_, last) in ranks.items() if last <= advance]
        tied = [number for number, (first, last) in ranks.items() if first <= advance < last]
        order = self.decided("order")
        if order and tied:
            by_order = sorted(tied, key=lambda number: order[number])
            self.going_on = sure + by_order[: advance - len(sure)]
            return
        said = self.decided("cut", "tie")
        self.undecided = [number for number in tied if number not in said]
        self.going_on = sure + [number for number in tied if said.get(number) == 1]


def check(contest_file):
    """What of places and going on does not follow from marks and decisions."""
    problems = []
    rounds = []
    for given in contest_file["rounds"]:
        try:
            rounds.append(Round(given, contest_file["contest"], contest_file["panel"]))
        except (BadFile, KeyError, ValueError) as error:
            problems.append(f"{given['label']}: the marks cannot be counted ({error!r})")
    if problems:
        return problems
    places = {}
    ways = {entry["role"] or one.given["role"] for one in rounds for entry in one.given["entries"]}
    for way in ways:
        own = []
        for one in rounds:
            here = [
                entry["start_number"]
                for entry in one.given["entries"]
                if (entry["role"] or one.given["role"]) == way
            ]
            if here:
                own.append((one, here))
        problems += check_going_on(own)
        for number, range_, degree in places_of(own, contest_file["contest"]):
            if number in places:
                places[number].append((range_, degree))
            else:
                places[number] = [(range_, degree)]
    stated = {}
    for place in contest_file["places"]:
        own = ((place["place"], place["place_to"]), place.get("degree"))
        stated.setdefault(place["start_number"], []).append(own)
    for number in sorted(places.keys() | stated.keys()):
        one, other = places.get(number, []), stated.get(number, [])
        if sorted(one, key=str) != sorted(other, key=str):
            problems.append(f"No. {number}: the marks give {one}, the file says {other}")
    return problems


def check_going_on(way):
    problems = []
    through, left = set(), set()
    for at, (one, here) in enumerate(way):
        kind = one.given["type"]
        danced = {number for number in here if one.status[number] == "danced"}
        going_on = {number for number in one.going_on if number in here}
        if at > 0 and kind != "redance":
            expected = left if kind == "hope" else through
            for number in sorted(expected ^ set(here)):
                problems.append(f"{one.given['label']}: No. {number} is in the round or not, against the marks")
        through = through | going_on if kind == "hope" else going_on
        left = danced - through
        undecided = [number for number in one.undecided if number in here]
        if undecided:
            problems.append(f"{one.given['label']}: nobody decided about {undecided}")
    return problems


def places_of(way, contest):
    groups, seen, degrees = [], set(), {}
    for one, here in reversed(way):
        new = [number for number in here if number not in seen]
        seen.update(new)
        danced = [number for number in new if one.status[number] == "danced"]
        is_ranked = one.given["advance"] == 0 or contest.get("order_eliminated") is True
        groups += grouped(danced, lambda number: one.rank[number][0]) if is_ranked else [danced]
        groups.append([number for number in new if one.status[number] in ("not_present", "withdrawn")])
        degrees.update({number: one.degrees[number] for number in new if number in one.degrees})
    for number, range_ in shared(groups).items():
        yield number, range_, degrees.get(number)
