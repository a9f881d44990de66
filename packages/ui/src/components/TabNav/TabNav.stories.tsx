import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TabNav } from './TabNav.tsx'

const pages = ['Турнир', 'Информация', 'Результаты', 'Статистика']
const allPages = [
  'Настройка',
  'Регистрации',
  'Номинации',
  'Взносы',
  'Оплаты',
  'Судьи',
  'Расписание',
]
const itemsOf = (labels: readonly string[], current: string) =>
  labels.map((label) => ({ href: `#${label}`, label, isCurrent: label === current }))

/** Вкладки-ссылки: страницы одного предмета, каждая со своим адресом. */
const meta = {
  title: 'Компоненты/Навигация/TabNav: навигация',
  component: TabNav,
  args: { 'aria-label': 'Страницы турнира', items: itemsOf(pages, 'Турнир') },
} satisfies Meta<typeof TabNav>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <TabNav {...args} />
      <TabNav
        aria-label="Когда"
        items={[
          { href: '#future', label: 'Будущие' },
          { href: '#past', label: 'Прошедшие', isCurrent: true },
        ]}
      />
      <TabNav
        aria-label="Страницы организатора"
        items={[
          { href: '#registrations', label: 'Регистрации', isCurrent: true },
          {
            href: '#payments',
            label: 'Оплаты',
            count: '12 новых',
          },
        ]}
      />
    </Stack>
  ),
}

export const CurrentIsSaid: Story = {
  name: 'Текущая страница названа вслух',
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' })
    await expect(current).toHaveTextContent('Турнир')
    await userEvent.tab()
    await expect(current).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Информация' })).toHaveFocus()
  },
}

/** On a phone the row scrolls, with the current page in view. */
export const CurrentIsInView: Story = {
  name: 'Текущая страница видна на телефоне',
  globals: { viewport: { value: 'phone' } },
  args: { items: itemsOf(allPages, 'Расписание') },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect()
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(current.left).toBeGreaterThanOrEqual(row.left)
    await expect(Math.floor(current.right)).toBeLessThanOrEqual(Math.ceil(row.right))
    await expect(canvas.getAllByRole('link').map((link) => link.offsetTop)).toEqual(
      allPages.map(() => canvas.getAllByRole('link')[0]?.offsetTop),
    )
  },
}
