import type { ResultFile } from './resultFile.ts'

/** Of a text, in hexadecimal: a port, because browsers and servers compute it each in their own way. */
export type Sha256 = (text: string) => string

/**
 * What stands inside the hash for a name: who has the name and its salt can compare them, and once the salt is gone nobody
 * can try names. Of a letter that several judges share: all their salts, one after another.
 */
export function nameCommitment(salt: string, name: string, sha256: Sha256): string {
  return sha256(salt + name)
}

/** What a file's names come to. */
export interface CheckedNames {
  /** Names that are not those that were published, in Russian. */
  problems: string[]
  /** How many names are hidden or gone: there is nothing to compare. */
  hidden: number
}

/** A name of a file, and what there is to compare it with. */
interface Committed {
  /** «№ 12», «Судья A». */
  whose: string
  name: string
  commit: string | undefined
  salt: string | null | undefined
}

/**
 * Compares the names of a file with what was published of them (docs/rules/scoring.md, «Names in a signed file»). Format 1
 * has nothing to compare with.
 */
export function checkNames(file: ResultFile, sha256: Sha256): CheckedNames {
  if (file.format === 'parket-result/1') return { problems: [], hidden: 0 }
  const all = [...namesOfPlaces(file), ...namesOfJudges(file)]
  const problems = all.flatMap((one) => nameProblem(one, sha256) ?? [])
  const hidden = all.filter(({ salt, name }) => !salt && isHiddenName(name)).length
  return { problems: [...new Set(problems)], hidden }
}

function namesOfPlaces({ places }: ResultFile): Committed[] {
  return places.flatMap(({ start_number, names, names_commit = [], names_salt = [] }) =>
    Array.from({ length: Math.max(names.length, names_commit.length) }, (_, at) => ({
      whose: `№ ${start_number}`,
      name: names[at] ?? '',
      commit: names_commit[at],
      salt: names_salt[at],
    })),
  )
}

function namesOfJudges({ panel, rounds }: ResultFile): Committed[] {
  const judges = [...panel, ...rounds.flatMap((round) => round.panel ?? [])]
  return judges.map(({ letter, name, name_commit, name_salt }) => ({
    whose: `Судья ${letter}`,
    name,
    commit: name_commit,
    salt: name_salt,
  }))
}

function nameProblem({ whose, name, commit, salt }: Committed, sha256: Sha256): string | null {
  if (commit === undefined) return `${whose}: имя «${name}» в файл добавлено`
  if (!salt) return isHiddenName(name) ? null : `${whose}: имя «${name}» ничем не подтверждено`
  if (nameCommitment(salt, name, sha256) === commit) return null
  return name === ''
    ? `${whose}: имя из файла убрано`
    : `${whose}: имя «${name}» не то, что опубликовано`
}

/** Initials, as they stand for a name without consent; nothing; or what stands for an erased person. */
function isHiddenName(name: string): boolean {
  // A name may begin with any character, as an apostrophe.
  return /^(\S\.( |$)){0,2}$/u.test(name) || /^Удалено № \d+$/.test(name)
}
