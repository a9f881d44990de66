import { components, gone, goneProps, modules } from './renames.js'
import { afterTypes, attributesOf, partsOf, renameKeys } from './jsx.js'

const gap = String.raw`(?:\s|/\*[^]*?\*/|//[^\n]*\n)*`
/** What is imported by one part of a list: what stands before it, its name, the name it has here, what follows. */
const importedName = new RegExp(`^(${gap}(?:type\\s+)?)([\\w$]+)(\\s+as\\s+[\\w$]+)?(${gap})$`)

/**
 * Gives code written for 0.1.0 the names of this release.
 *
 * Paths change, what is imported under an old name keeps that name here (`NoRightPage as NoRightScreen`), and props that
 * stand in the markup change. Props that come in a variable the compiler points at.
 *
 * @param {string} before a module
 * @returns {{ code: string, notes: { line: number, text: string }[] }} `notes`: what a person decides, in Russian
 */
export function migrate(before) {
  const notes = []
  const note = (code, at, text) => notes.push({ line: code.slice(0, at).split('\n').length, text })
  const own = new Map()
  let code = before.replaceAll(
    /\b(import|export)(\s+(?:type\s+)?)((?:[\w$]+\s*,\s*)?\{[^{}]*\})(\s*from\s*)(['"])(@parket\/[^'"]+)\5/g,
    (whole, keyword, type, clause, from, quote, path, at) => {
      if (path in gone) note(before, at, gone[path])
      const { to = path, names = {}, moved = {} } = modules[path] ?? {}
      /** What is taken, by where it stands now. */
      const taken = new Map([[to, []]])
      const parts = partsOf(clause.slice(clause.indexOf('{') + 1, -1))
      for (const part of parts) {
        const {
          1: space = '',
          2: imported,
          3: alias = '',
          4: rest = '',
        } = importedName.exec(part) ?? {}
        if (imported === undefined) {
          taken.get(to).push(part)
          continue
        }
        const local = alias === '' ? imported : alias.replace(/\s+as\s+/, '')
        if (keyword === 'import' && path.startsWith('@parket/ui/')) own.set(local, imported)
        const place = moved[imported] ?? to
        const renamed = names[imported]
        const written =
          renamed === undefined
            ? part
            : `${space}${renamed}${alias === '' ? ` as ${imported}` : alias}${rest}`
        taken.set(place, [...(taken.get(place) ?? []), written])
      }
      const plain = clause.slice(0, clause.indexOf('{'))
      return [...taken]
        .filter(([, own]) => own.some((part) => part.trim() !== '') || plain !== '')
        .map(([place, own], index) => {
          const list = `${index === 0 ? plain : ''}{${own.join(',')}}`
          return `${keyword}${type}${list}${from}${quote}${place}${quote}`
        })
        .join('\n')
    },
  )
  // From the last element to the first: what changes leaves the places before it as they are.
  const found = [...code.matchAll(/<([A-Z][\w$]*)(?=[\s/<>])/g)].toReversed()
  for (const { 1: local, 0: opening, index } of found) {
    const component = own.get(local)
    const from = afterTypes(code, index + opening.length)
    const { props = {}, itemKeys = {} } = components[component] ?? {}
    for (const attribute of attributesOf(code, from).toReversed()) {
      const { name, start, end, value } = attribute
      const told = goneProps[component]?.[name]
      if (told !== undefined) note(code, start, told)
      const rename = props[name]
      const isList = rename === 'items' || name === 'items'
      const text = isList && value !== null ? renameKeys(value, itemKeys) : value
      const written = writeAttribute(rename ?? name, text)
      if (written === null || (rename === undefined && text === value)) continue
      code = code.slice(0, start) + written + code.slice(end)
    }
  }
  return { code, notes: notes.toSorted((one, other) => one.line - other.line) }
}

/** An attribute with its new name; `value` as it stands in the code, null where there is none: `isFullWidth`. */
function writeAttribute(rename, value) {
  if (typeof rename === 'string') return value === null ? rename : `${rename}=${value}`
  const inside = value === null ? 'true' : value.slice(1, -1).trim()
  if (inside === 'false') return rename.opposite
  // It was what it is by itself.
  return inside === 'true' ? '' : `${rename.opposite}={!(${inside})}`
}
