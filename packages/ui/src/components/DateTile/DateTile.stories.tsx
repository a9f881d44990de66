import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DateTile } from './DateTile.tsx'

const period = (first: string, last: string) => ({
  date_begin: `${first}T09:00:00Z`,
  date_end: `${last}T17:00:00Z`,
  time_zone: 'Europe/Moscow',
})

const oneDay = period('2027-03-13', '2027-03-13')
const weekend = period('2027-02-20', '2027-02-21')
const twoMonths = period('2027-02-28', '2027-03-02')

/** Дата турнира плиткой: день крупно, месяц мелко, несколько дней в одной плитке. */
const meta = {
  title: 'Компоненты/Данные/DateTile: плитка даты',
  component: DateTile,
  args: { event: weekend },
} satisfies Meta<typeof DateTile>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

export const Stickersheet: Story = {
  name: 'Размеры и сроки',
  render: () => (
    <Stack gap="large">
      {(['standard', 'large'] as const).map((size) => (
        <Inline key={size} gap="medium">
          <DateTile event={oneDay} size={size} />
          <DateTile event={weekend} size={size} />
          <DateTile event={twoMonths} size={size} />
        </Inline>
      ))}
      <div style={{ padding: 24, borderRadius: 20, background: 'var(--p-ground)' }}>
        <Inline gap="medium">
          <DateTile event={oneDay} on="picture" />
          <DateTile event={weekend} size="large" on="picture" />
          <DateTile event={twoMonths} size="large" on="picture" />
        </Inline>
      </div>
    </Stack>
  ),
}

export const IsReadAsWords: Story = {
  name: 'Читается словами',
  args: { 'data-tile': true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-tile]')).toHaveTextContent('20–21 февраля')
  },
}
