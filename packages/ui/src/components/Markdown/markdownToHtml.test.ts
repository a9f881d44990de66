import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedAttributes, allowedTags } from './allowedHtml.ts'
import { hostileTexts } from './testing/hostileTexts.ts'
import { markdownToHtml } from './markdownToHtml.ts'

describe('«raw HTML, auto-linking, typographic replacements and line breaks are on»', () => {
  test.each([
    ['raw HTML', 'Это <u>важно</u>', '<p>Это <u>важно</u></p>'],
    ['addresses become links', 'https://parket.test/x', 'href="https://parket.test/x"'],
    ['so do those without a scheme', 'Смотри пример.рф и parket.org', 'href="http://parket.org"'],
    ['and e-mail', 'maria@parket.org', '<a href="mailto:maria@parket.org">'],
    ['quotes', 'Турнир "Весна"', 'Турнир «Весна»'],
    ['quotes in quotes', `"Студия 'Весна'"`, '«Студия „Весна“»'],
    ['dashes and dots', 'Начало --- в 9...', 'Начало — в 9…'],
    ['line breaks', 'раз\nдва', 'раз<br />\nдва'],
    ['lists', '- раз\n- два', '<ul>\n<li>раз</li>\n<li>два</li>\n</ul>'],
    ['struck through', '~~отмена~~', '<s>отмена</s>'],
    ['text is never markup', 'a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ])('%s', (_, text, html) => {
    expect(markdownToHtml(text)).toContain(html)
  })
})

describe('the page keeps its own', () => {
  test('a text that begins with lesser headings leaves no gap in the outline', () => {
    expect(markdownToHtml('## x\n\n### y', { headingLevel: 2 })).toBe('<h2>x</h2>\n<h3>y</h3>\n')
  })
  test('headings fit its outline', () => {
    expect(markdownToHtml('# Взносы\n\n## Соло')).toBe('<h2>Взносы</h2>\n<h3>Соло</h3>\n')
    expect(markdownToHtml('###### x\n\n<h1>y</h1>', { headingLevel: 3 })).toBe(
      '<h6>x</h6>\n<h3>y</h3>',
    )
  })
  test('a table scrolls within its frame, by keyboard too, and keeps its alignment', () => {
    const html = markdownToHtml('| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(html).toContain('<div role="group" aria-label="Таблица" tabindex="0"><table>')
    expect(html).toContain('<td data-align="right">2</td>')
    expect(html).not.toContain('style=')
    expect(html.match(/<div/g)).toHaveLength(html.match(/<\/div>/g)?.length ?? 0)
  })
  test('a link to another site tells it nothing', () => {
    expect(markdownToHtml('[x](https://other.test) [y](/info)')).toBe(
      '<p><a href="https://other.test" rel="noopener noreferrer nofollow">x</a> <a href="/info">y</a></p>\n',
    )
  })
  test('a picture of our own is shown, one of another site is a link', () => {
    expect(markdownToHtml('![Зал](/files/hall.png)')).toContain(
      '<img src="/files/hall.png" alt="Зал" loading="lazy" />',
    )
    const html = markdownToHtml('![Зал](https://other.test/hall.png)')
    expect(html).toContain('href="https://other.test/hall.png"')
    expect(html).toContain('>Зал</a>')
    expect(html).not.toContain('<img')
  })
})

/** Tags of the result with their attributes. Every other «<» is escaped. */
function tagsOf(html: string) {
  return [...html.matchAll(/<\/?([^\s>/]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>?/g)].map(
    ([, name = '', attributes = '']) => ({
      name,
      attributes: [...attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(
        ([, attribute = '', value = '']) => ({ attribute, value }),
      ),
    }),
  )
}

const ownAttributes = ['role', 'aria-label', 'tabindex']
const known: Record<string, string[]> = allowedAttributes

const page = 'https://parket.test/info'

/** Read as a browser does, which forgives white space and control characters. */
function urlOf(value: string): URL | null {
  const text = value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  return URL.parse(text.replaceAll('&amp;', '&'), page)
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:', undefined])
const isHarmless: Record<string, (value: string) => boolean> = {
  href: (value) => schemes.has(urlOf(value)?.protocol),
  src: (value) => urlOf(value)?.origin === new URL(page).origin,
}

/** Elements, attributes and addresses that should not be there. */
function harmIn(html: string): string[] {
  const harm: string[] = []
  for (const { name, attributes } of tagsOf(html)) {
    const own = name === 'div' ? ownAttributes : []
    const allowed = new Set([...(known['*'] ?? []), ...(known[name] ?? []), ...own])
    if (!allowedTags.includes(name)) harm.push(name)
    for (const { attribute, value } of attributes) {
      const isFine = allowed.has(attribute) && isHarmless[attribute]?.(value) !== false
      if (!isFine) harm.push(`${name} ${attribute}=${value}`)
    }
  }
  return harm
}

describe('nothing acts', () => {
  test('there are a hundred attempts', () => {
    expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(100)
  })
  test('what does would be noticed', () => {
    expect(harmIn('<p onclick="x" dir="ltr"><a href="javascript:x"><svg>')).toEqual([
      'p onclick=x',
      'a href=javascript:x',
      'svg',
    ])
  })
  test.each(hostileTexts)('%j', (text) => {
    expect(harmIn(markdownToHtml(text))).toEqual([])
  })
  test('put together they are no worse', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...hostileTexts), { maxLength: 6 }), (texts) => {
        expect(harmIn(markdownToHtml(texts.join('\n')))).toEqual([])
        expect(harmIn(markdownToHtml(texts.join('')))).toEqual([])
      }),
    )
  })
  test('any text gives balanced elements', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...hostileTexts, '<div>', '</div>', '<b>'))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const html = markdownToHtml(pieces.join(''))
        expect(harmIn(html)).toEqual([])
        const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
        expect(count(/<div\b/g)).toBe(count(/<\/div>/g))
      }),
    )
  })
})
