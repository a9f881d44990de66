/**
 * The attributes of an element of JSX.
 *
 * @param {string} code
 * @param {number} from just after the element's name
 * @returns {{ name: string, start: number, end: number, value: string | null }[]} places in the code; `value` with its
 *   quotes or braces. None after something that is no attribute: it was a comparison or a type, not an element.
 */
export function attributesOf(code, from) {
  const attributes = []
  let at = from
  for (;;) {
    at = afterSpace(code, at)
    // What is spread has no name.
    if (code[at] === '{') {
      at = afterBraces(code, at)
      continue
    }
    const name = /^[A-Za-z_$][\w$:-]*/.exec(code.slice(at, at + 100))?.[0]
    if (name === undefined) return attributes
    const start = at
    at += name.length
    const equals = afterSpace(code, at)
    if (code[equals] !== '=') {
      attributes.push({ name, start, end: at, value: null })
      continue
    }
    const valueAt = afterSpace(code, equals + 1)
    const end = afterValue(code, valueAt)
    if (end === null) return attributes
    attributes.push({ name, start, end, value: code.slice(valueAt, end) })
    at = end
  }
}

/**
 * Renames keys of the objects of a list; strings, texts and what stands within these objects stay.
 *
 * @param {string} list the value of an attribute, in its braces
 * @param {Readonly<Record<string, string>>} keys old to new
 */
export function renameKeys(list, keys) {
  let result = ''
  let depth = 0
  for (let at = 0; at < list.length;) {
    const end = afterQuoted(list, at) ?? afterComment(list, at)
    if (end !== null) {
      result += list.slice(at, end)
      at = end
      continue
    }
    if (list[at] === '{') depth += 1
    if (list[at] === '}') depth -= 1
    const key = /^[\w$]+(?=\s*:)/.exec(list.slice(at, at + 100))?.[0]
    // The first brace is the attribute's, the second an object's.
    const isKey = key !== undefined && depth === 2 && /[{,]\s*$/.test(result)
    const word = /^[\w$]+/.exec(list.slice(at, at + 200))?.[0] ?? list[at]
    result += isKey && Object.hasOwn(keys, key) ? keys[key] : word
    at += word.length
  }
  return result
}

/**
 * After the types that an element says of itself: `<Table<Row> …`.
 *
 * @param {string} code
 * @param {number} at just after the element's name
 * @returns {number} `at` where it says none
 */
export function afterTypes(code, at) {
  if (code[at] !== '<') return at
  let depth = 0
  for (let next = at; next < code.length; next += 1) {
    if (code[next] === '<') depth += 1
    if (code[next] === '>' && code[next - 1] !== '=') depth -= 1
    if (depth === 0) return next + 1
  }
  return at
}

/**
 * The parts of a list that commas divide; a comma in a comment divides nothing.
 *
 * @param {string} list
 */
export function partsOf(list) {
  const parts = ['']
  for (let at = 0; at < list.length;) {
    const end = afterComment(list, at) ?? at + 1
    const text = list.slice(at, end)
    if (text === ',') parts.push('')
    else parts[parts.length - 1] += text
    at = end
  }
  return parts
}

function afterValue(code, at) {
  if (code[at] === '{') return afterBraces(code, at)
  const quote = code[at]
  if (quote !== '"' && quote !== "'") return null
  // Text of an attribute knows no backslash.
  const end = code.indexOf(quote, at + 1)
  return end === -1 ? null : end + 1
}

/** After the brace that closes the one at `at`, past strings, templates and comments. */
function afterBraces(code, at) {
  let depth = 0
  for (let next = at; next < code.length;) {
    const skipped = afterQuoted(code, next) ?? afterComment(code, next)
    if (skipped !== null) {
      next = skipped
      continue
    }
    if (code[next] === '{') depth += 1
    if (code[next] === '}') depth -= 1
    next += 1
    if (depth === 0) return next
  }
  return code.length
}

/** After the string or template that begins at `at`; null where none does. */
function afterQuoted(code, at) {
  const quote = code[at]
  if (quote !== '"' && quote !== "'" && quote !== '`') return null
  for (let next = at + 1; next < code.length; next += 1) {
    if (code[next] === '\\') next += 1
    else if (quote === '`' && code.startsWith('${', next)) next = afterBraces(code, next + 1) - 1
    else if (code[next] === quote) return next + 1
    // An apostrophe in the text of an element begins no string.
    else if (code[next] === '\n' && quote !== '`') return at + 1
  }
  return at + 1
}

function afterComment(code, at) {
  if (code.startsWith('/*', at)) {
    const end = code.indexOf('*/', at + 2)
    return end === -1 ? code.length : end + 2
  }
  // `https://` in the text of an element begins no comment.
  if (code.startsWith('//', at) && code[at - 1] !== ':') {
    const end = code.indexOf('\n', at)
    return end === -1 ? code.length : end
  }
  return null
}

function afterSpace(code, at) {
  let next = at
  for (;;) {
    const space = /^\s+/.exec(code.slice(next, next + 200))
    const after = next + (space?.[0].length ?? 0)
    const comment = afterComment(code, after)
    if (comment === null) {
      if (space === null || after === next) return after
      next = after
      if (!/\s/.test(code[next] ?? '')) return next
    } else next = comment
  }
}
