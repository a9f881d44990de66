import type { View } from './Photographer.ts'
import type { Story } from './stories.ts'

/** A story that does not look as it did. */
export interface Difference {
  story: Story
  view: View
  /** What happened to it. */
  kind: 'changed' | 'new' | 'gone' | 'failed'
  /** Part of the picture that changed, 0 to 1. */
  share?: number
  /** Pictures by what they show: files beside the page. */
  pictures: { before?: string; after?: string; difference?: string }
}

export interface Report {
  base: string
  /** Pictures that were compared. */
  compared: number
  differences: readonly Difference[]
}

const kinds = { changed: 'Изменилось', new: 'Новое', gone: 'Исчезло', failed: 'Не снялось' }
const captions = { before: 'Было', after: 'Стало', difference: 'Разница' } as const

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The page with the differences, the largest first. It needs nothing but the pictures beside it. */
export function reportPage({ base, compared, differences }: Report): string {
  const sorted = differences.toSorted((one, other) => (other.share ?? 1) - (one.share ?? 1))
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Что изменилось с ${escape(base)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 24px; max-width: 1800px }
  section { margin-top: 32px; padding-top: 16px; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
  h2 { margin: 0; font-size: 1.1rem }
  p { margin: 4px 0 12px }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 16px; align-items: start }
  figure { margin: 0 }
  img { display: block; max-width: 100%; border: 1px solid color-mix(in srgb, currentColor 25%, transparent) }
</style>
<h1>Что изменилось с ${escape(base)}</h1>
<p>Сравнили снимков: ${compared}. Отличий: ${differences.length}.</p>
${sorted.map(section).join('\n')}
</html>
`
}

function section({ story, view, kind, share, pictures }: Difference): string {
  const part = share === undefined ? '' : `, ${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`
  const shown = (['before', 'after', 'difference'] as const).flatMap((name) => {
    const file = pictures[name]
    if (file === undefined) return []
    const alt = `${captions[name]}: ${story.title}, ${story.name}`
    return `<figure><figcaption>${captions[name]}</figcaption><a href="${file}"><img src="${file}" alt="${escape(alt)}" loading="lazy"></a></figure>`
  })
  return `<section>
<h2>${escape(story.title)}: ${escape(story.name)}</h2>
<p>${kinds[kind]}${part}; ${view.theme === 'dark' ? 'тёмная' : 'светлая'} тема, ${view.width} px</p>
<div class="pictures">${shown.join('')}</div>
</section>`
}
