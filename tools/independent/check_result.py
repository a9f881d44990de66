"""Checks open result files of «Паркет»: places, going on, heats and pairs, hash and names. Python 3.9 alone.

Usage: python3 check_result.py file.json …
Ends with 1 where anything differs, and names it line by line.
"""

import hashlib
import json
import re
import sys

import draw
import places


def sha256(text):
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def canonical(value):
    """JSON by RFC 8785, for the numbers that a result file has: whole ones, halves and tenths."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{canonical(key)}:{canonical(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float) and value == int(value):
        return str(int(value))
    return json.dumps(value, ensure_ascii=False)


def without(value, *keys):
    return {key: one for key, one in value.items() if key not in keys}


def hash_of(given):
    nameless = without(given, "hash", "signature")
    nameless["panel"] = [without(judge, "name", "name_salt") for judge in given["panel"]]
    nameless["rounds"] = [
        dict(one, panel=[without(judge, "name", "name_salt") for judge in one["panel"]])
        if "panel" in one
        else one
        for one in given["rounds"]
    ]
    nameless["places"] = [without(place, "names", "names_salt") for place in given["places"]]
    return sha256(canonical(nameless))


HIDDEN = re.compile(r"(\S\.( |$)){0,2}|Удалено № \d+")


def check_names(given):
    if given["format"] == "parket-result/1":
        return
    judges = given["panel"] + [judge for one in given["rounds"] for judge in one.get("panel", [])]
    named = [
        (f"judge {judge['letter']}", judge["name"], judge.get("name_commit"), judge.get("name_salt"))
        for judge in judges
    ]
    for place in given["places"]:
        lists = [place["names"], place.get("names_commit", []), place.get("names_salt", [])]
        for at in range(max(len(lists[0]), len(lists[1]))):
            name, commit, salt = (one[at] if at < len(one) else None for one in lists)
            named.append((f"No. {place['start_number']}", name or "", commit, salt))
    for whose, name, commit, salt in named:
        if commit is None or (salt and sha256(salt + name) != commit):
            yield f"{whose}: the name is not the one that was published"
        elif not salt and not HIDDEN.fullmatch(name):
            yield f"{whose}: nothing proves the name"


def contest_of(rounds):
    """The contest that the first public draw names."""
    for one in rounds:
        said = (one.get("draw") or {}).get("public")
        if said:
            return said["round"].split("/")[0]
    return ""


def check_draw(one, contest):
    """What of heats and pairs does not follow from the draw; None where the file does not tell it."""
    told = one.get("draw")
    if told is None or one["seed"] is None:
        return None if one["heats"] else []
    problems = []
    said = told["public"]
    if said is not None:
        text = "|".join([said["secret"], said["digits"], said["round"], str(told["number"])])
        if sha256(text) != one["seed"]:
            problems.append("the seed does not follow from secret, digits, round and number")
        if said["round"] != f"{contest}/{one['index']}/{one['type']}/{one['role'] or 'all'}":
            problems.append("the seed is that of another round")
    heats = [[(number,) for number in heat] for heat in one["heats"]]
    if one["pairs"]:
        heats = []
        start = 0
        for number, heat in enumerate(one["heats"], 1):
            own = one["pairs"][start : start + len(heat) // 2]
            start += len(heat) // 2
            if sorted(heat) != sorted(each for pair in own for each in (pair["leader"], pair["follower"])):
                problems.append(f"heat {number} has other numbers than its pairs")
            heats.append([(pair["leader"], pair["follower"], pair["scored"]) for pair in own])
        if start < len(one["pairs"]):
            problems.append("there are more pairs than numbers in heats")
    found = draw.moves(draw.draw(told, one["seed"]), heats)
    told_moves = {(move["number"], move["partner"], move["from"], move["to"]) for move in told["moved"]}
    return problems + [f"not as drawn: {move}" for move in sorted(found ^ told_moves, key=str)]


def check(given):
    problems = list(places.check(given))
    untold = []
    contest = contest_of(given["rounds"])
    for one in given["rounds"]:
        own = check_draw(one, contest)
        if own is None and given["format"] == "parket-result/2":
            problems.append(f"{one['label']}: it was drawn, and the file does not tell how")
        elif own is None:
            untold.append(one["label"])
        else:
            problems += [f"{one['label']}: {problem}" for problem in own]
    problems += check_names(given)
    if hash_of(given) != given["hash"]:
        problems.append("the hash is another")
    return problems, untold


def main(paths):
    if not paths:
        sys.exit("Name a file: python3 check_result.py file.json")
    is_sound = True
    for path in paths:
        with open(path, encoding="utf-8") as file:
            given = json.load(file)
        for contest in given.get("contests", [given]):
            problems, untold = check(contest)
            name = f"{path}: {contest['contest']['group_num']}. {contest['contest']['group_name']}"
            for problem in problems:
                print(f"{name}: {problem}")
            if untold:
                print(f"{name}: not told how these were drawn: {', '.join(untold)}")
            if not problems:
                print(f"{name}: agrees")
            is_sound = is_sound and not problems
    sys.exit(0 if is_sound else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
