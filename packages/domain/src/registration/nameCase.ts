/** Parts that stay small after a name: «Али оглы». */
const smallEndings = new Set(['оглы', 'кызы'])

/** «Smith III»; first it is a name, «Xi». */
const romanNumber = /^[ivx]{2,}$/

/** What may separate the parts of a name; apostrophes are handled apart. */
const parting = /([^\p{L}\p{M}'’ʼ`]+)/u

/**
 * A name typed in one case, «ИВАНОВА», «анна-мария», as names are written: «Иванова», «Анна-Мария»,
 * «О’Коннор». «Ван» is as often a name as a particle, so all parts begin with a capital. Only an offer:
 * whoever typed it sees it and may put it back.
 * @returns a name in mixed case as it is
 */
export function properName(typed: string): string {
  const small = perLetter(typed, (letter) => letter.toLowerCase())
  const large = perLetter(typed, (letter) => letter.toUpperCase())
  if (small === large || (typed !== small && typed !== large)) return typed
  const parts = small.split(parting)
  const first = parts.findIndex((part) => /\p{L}/u.test(part))
  return parts
    .map((part, index) => {
      if (index !== first && romanNumber.test(part)) return part.toUpperCase()
      if (index !== first && smallEndings.has(part)) return part
      return capitalised(part)
    })
    .join('')
}

/** «О’Коннор» and «д’Артаньян», but «Лук’яненко»: one letter before an apostrophe is a part of its own. */
function capitalised(part: string): string {
  const match = /^(\p{L})(['’ʼ`])(.+)$/u.exec(part)
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
