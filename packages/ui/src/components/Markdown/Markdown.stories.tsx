import type { Meta, StoryObj } from '@storybook/react-vite'

import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'
import { hostileTexts } from './testing/hostileTexts.ts'
import { Markdown } from './Markdown.tsx'
import { MarkdownContext } from './MarkdownContext.ts'
import { markdownToHtml } from './markdownToHtml.ts'

const text = `# Кубок "Паркет"

Приглашаем танцоров всех возрастов --- от "Бэби" до сеньоров...
Сайт: parket.org, почта: <maria@parket.org>

## Взносы

| Номинация | До 1 мая | После |
|---|--:|--:|
| Соло | 1 200 ₽ | 1 500 ₽ |
| Дуэт, с каждой | 900 ₽ | 1 100 ₽ |

1. Оплатите взнос **до 14 мая**.
2. Пришлите ~~чек~~ ничего: мы *увидим сами*.

> Танцуем как дышим.

<details><summary>Где парковка</summary>Во дворе, <kbd>код 42</kbd></details>

---

\`Код\` заявки придёт в письме.`

/**
 * Текст организатора: разметка Markdown, в ней может быть и HTML.
 *
 * Скрипты, обработчики, стили и картинки с чужих сайтов вырезаются. Заголовки начинаются с
 * \`headingLevel\`. Разбор загружается отдельно и только тогда, когда текст пришёл не с сервером.
 */
const meta = {
  title: 'Компоненты/Текст и раскладка/Markdown: разметка',
  component: Markdown,
  args: { text },
} satisfies Meta<typeof Markdown>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Вся разметка',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Кубок «Паркет»' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'parket.org' })).toBeVisible()
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

export const HostileTextsDoNothing: Story = {
  name: 'Вредоносный текст безопасен',
  args: { text: hostileTexts.join('\n\n') },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    let isHacked = false
    Object.assign(window, { hacked: () => (isHacked = true) })
    await waitFor(() => expect(canvasElement.querySelectorAll('p').length).toBeGreaterThan(5))
    const texts = document.createElement('div')
    canvasElement.append(texts)
    for (const hostile of hostileTexts) {
      texts.innerHTML = markdownToHtml(hostile)
      const elements = [...texts.querySelectorAll('*')]
      await expect(
        texts.querySelectorAll(
          'script, style, iframe, object, embed, svg, math, form, input, base',
        ),
      ).toHaveLength(0)
      const attributes = elements.flatMap((element) => [...element.attributes])
      await expect(attributes.filter(({ name }) => name.startsWith('on'))).toHaveLength(0)
      const links = elements.flatMap((element) =>
        element instanceof HTMLAnchorElement ? element : [],
      )
      const schemes = links.filter(({ href }) => href).map(({ protocol }) => protocol)
      await expect(['http:', 'https:', 'mailto:', 'tel:']).toEqual(
        expect.arrayContaining([...new Set(schemes)]),
      )
      for (const image of texts.querySelectorAll('img')) {
        await expect(new URL(image.src).origin).toBe(location.origin)
      }
    }
    texts.remove()
    await expect(isHacked).toBe(false)
  },
}

export const WhatTheServerWroteStays: Story = {
  name: 'Написанное сервером остаётся',
  render: () => <div data-testid="root" />,
  play: async ({ canvas, canvasElement, args }) => {
    const root = canvas.getByTestId('root')
    const page = <Markdown {...args} />
    root.innerHTML = renderToString(
      <MarkdownContext value={markdownToHtml}>{page}</MarkdownContext>,
    )
    const heading = canvas.getByRole('heading', { name: 'Кубок «Паркет»' })
    const hydrated = hydrateRoot(root, page, {
      onRecoverableError: (error) => {
        throw error
      },
    })
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    await expect(heading).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Кубок «Паркет»' })).toBe(heading)
    // Another text is another matter.
    hydrated.render(<Markdown text="Перенесли на *осень*" />)
    await waitFor(() => expect(canvasElement).toHaveTextContent('Перенесли на осень'))
    await expect(heading).not.toBeInTheDocument()
    hydrated.unmount()
  },
}
