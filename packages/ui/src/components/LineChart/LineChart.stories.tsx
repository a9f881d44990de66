import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, userEvent } from 'storybook/test'
import { expectWordsApart } from '../Chart/testing/wordsApart.ts'
import { Stack } from '../Stack/Stack.tsx'
import { LineChart } from './LineChart.tsx'

const labels = Array.from({ length: 30 }, (_, index) => `${index + 1}\u00A0апреля`)

/** Изменение по дням и сравнение с прошлым разом. */
const meta = {
  title: 'Компоненты/Данные/LineChart: график',
  component: LineChart,
  args: {
    title: 'Заявки по дням',
    labelTitle: 'День',
    labels,
    series: [
      {
        name: 'В этом году',
        values: labels.map((_, index) => (index < 20 ? index * 12 + ((index * 7) % 11) : null)),
      },
      { name: 'В прошлом году', values: labels.map((_, index) => index * 9) },
    ],
  },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'График и таблица',
  render: (args) => (
    <Stack gap="large">
      <LineChart {...args} />
      <LineChart {...args} title="Один ряд" series={[args.series[0]]} />
      <LineChart
        {...args}
        title="Один день"
        labels={['1 апреля']}
        series={[{ name: 'Заявок', values: [3] }]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText('Показать таблицей')
    if (first) await userEvent.click(first)
    const table = canvas.getByRole('table', { name: 'Заявки по дням' })
    await expect(table).toHaveTextContent('30 апреля')
    await expect(table).toHaveTextContent('—')
  },
}

const days = Array.from(
  { length: 30 },
  (_, index) => `${String(index + 1).padStart(2, '0')}.09.2026`,
)

/** On a phone fewer days are named. */
export const Narrow: Story = {
  name: 'В узком месте',
  args: { labels: days, series: [{ name: 'Заявок', values: days.map((_, index) => index * 9) }] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expectWordsApart(canvasElement, days),
}
