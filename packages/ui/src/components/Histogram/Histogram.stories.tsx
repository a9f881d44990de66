import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, userEvent } from 'storybook/test'
import { expectWordsApart } from '../Chart/testing/wordsApart.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Histogram } from './Histogram.tsx'

/** Сколько попало на каждую ступень: возраст, баллы. */
const meta = {
  title: 'Компоненты/Данные/Histogram: гистограмма',
  component: Histogram,
  args: {
    title: 'Возраст участников',
    columns: ['Лет', 'Участников'],
    bins: Array.from({ length: 30 }, (_, index) => ({
      label: String(index + 4),
      count: Math.round(80 * Math.exp(-((index - 9) ** 2) / 40)),
    })),
  },
} satisfies Meta<typeof Histogram>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Гистограмма и таблица',
  render: (args) => (
    <Stack gap="large">
      <Histogram {...args} />
      <Histogram {...args} title="Никого" bins={[{ label: '4', count: 0 }]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText('Показать таблицей')
    if (first) await userEvent.click(first)
    await expect(canvas.getByRole('table', { name: 'Возраст участников' })).toHaveTextContent('80')
  },
}

/** The table is read on a phone too: a line for each step, not a card. */
export const TableOnAPhone: Story = {
  name: 'Таблица на телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Показать таблицей'))
    const table = canvas.getByRole('table', { name: args.title })
    await expect(table.clientHeight).toBeLessThan(40 * (args.bins.length + 1))
  },
}

const ages = ['10–14', '15–19', '20–24', '25–29', '30–34', '35–39', '40–44', '45–49', '50–54']

/** On a phone fewer steps are named. */
export const Narrow: Story = {
  name: 'В узком месте',
  args: { bins: ages.map((label, index) => ({ label, count: 10 + index })) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expectWordsApart(canvasElement, ages),
}

const days = [
  '12 ноября',
  '13 ноября',
  '14 ноября',
  '15 ноября',
  '16 ноября',
  '17 ноября',
  '18 ноября',
]

/** Long names of the first and the last step stay within the picture. */
export const LongNames: Story = {
  name: 'Длинные подписи',
  args: { title: 'Заявки по дням', bins: days.map((label, index) => ({ label, count: index })) },
  decorators: Narrow.decorators,
  async play({ canvas, canvasElement }) {
    await expectWordsApart(canvasElement, days)
    const plot = canvas.getByText('12 ноября', { selector: 'span' }).parentElement
    const room = plot?.getBoundingClientRect()
    for (const day of ['12 ноября', '18 ноября']) {
      const word = canvas.getByText(day, { selector: 'span' }).getBoundingClientRect()
      await expect(word.left).toBeGreaterThanOrEqual((room?.left ?? 0) - 1)
      await expect(word.right).toBeLessThanOrEqual((room?.right ?? 0) + 1)
    }
  },
}
