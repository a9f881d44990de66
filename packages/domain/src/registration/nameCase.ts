/** Parts of names that stay small unless they stand alone: «де ла Крус», «фон Берг», «аль-Фаиз», «Али оглы». */
const smallParts = new Set(
  'де ла ле да ди дю дель дос фон фан ван дер ден тер аль эль ибн оглы кызы'
    .concat(' de la le da di du del dos von van der den ter al el ibn')
    .split(' '),
)

/** What stands between the parts of a name; apostrophes are their own affair. */
const parting = /([\s-]+)/

/**
 * A name typed in one case, «ИВАНОВА», «анна-мария», as names are written: «Иванова», «Анна-Мария»,
 * «О’Коннор». Only an offer: whoever typed it sees it and may put it back.
 * @returns a name in mixed case as it is
 */
export function properName(typed: string): string {
  const small = perLetter(typed, (letter) => letter.toLowerCase())
  const large = perLetter(typed, (letter) => letter.toUpperCase())
  if (small === large || (typed !== small && typed !== large)) return typed
  const parts = small.split(parting)
  const isAlone = parts.filter((part) => /\p{L}/u.test(part)).length === 1
  return parts.map((part) => (!isAlone && smallParts.has(part) ? part : capitalised(part))).join('')
}

/** «О’Коннор» and «д’Артаньян», but «Лук’яненко»: one letter before an apostrophe is a part of its own. */
function capitalised(part: string): string {
  const match = /^(\p{L})(['’ʼ])(.+)$/u.exec(part)
  if (!match) return withCapital(part)
  const [, prefix = '', apostrophe = '', rest = ''] = match
  const isSmall = prefix === 'д' || prefix === 'd'
  return (isSmall ? prefix : withCapital(prefix)) + apostrophe + withCapital(rest)
}

/** The first letter large, past a bracket or a quotation mark before it. */
function withCapital(part: string): string {
  return part.replace(/\p{L}/u, (first) => perLetter(first, (letter) => letter.toUpperCase()))
}

/** Letters whose other case is another number of letters («ß») stay. */
function perLetter(text: string, change: (letter: string) => string): string {
  return Array.from(text, (letter) => {
    const changed = change(letter)
    return changed.length === letter.length ? changed : letter
  }).join('')
}
