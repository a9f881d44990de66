import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { noFilters, ratingPage } from '../fixtures.ts'
import { TeamRatingScreen } from './TeamRatingScreen.tsx'

/** Рейтинг команды: места танцоров по секциям с поиском. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Рейтинг/TeamRatingScreen: рейтинг',
  component: TeamRatingScreen,
  args: {
    view: { state: 'ready', ...ratingPage },
    query: noFilters,
    onQueryChange: fn(),
    links: {
      page: '#list',
      person: '#person-:personId',
      events: '#events',
      userRating: '#user-rating',
    },
  },
} satisfies Meta<typeof TeamRatingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Рейтинг',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Смирнова Мария' })).toHaveAttribute(
      'href',
      '#person-1',
    )
    const leaders = within(canvas.getByRole('list', { name: 'Первые места' }))
    await expect(leaders.getAllByText('2–3')).toHaveLength(2)
    // What stands large is not said again in the table.
    const table = within(canvas.getByRole('table', { name: 'Рейтинг' }))
    await expect(table.queryByText('Смирнова Мария')).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Секция'), 'Folk')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ section: 'Folk' })
  },
}

/** A place shared by more than three stands in the table: three of them would not be the first three. */
export const SharedByMany: Story = {
  name: 'Первое место у многих',
  args: {
    view: {
      state: 'ready',
      ...ratingPage,
      items: ratingPage.items.map((line, at) =>
        Object.assign({}, line, at === 0 ? {} : { rank: 2, rank_to: 4 }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const leaders = within(canvas.getByRole('list', { name: 'Первые места' }))
    await expect(leaders.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getAllByText('2–4')).toHaveLength(3)
  },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: {
    view: { state: 'ready', ...ratingPage, items: [], total: 0, pageCount: 0 },
    query: { ...noFilters, q: 'нет' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать всех' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith(noFilters)
  },
}

export const NoRating: Story = {
  name: 'Рейтинга ещё нет',
  args: { view: { state: 'ready', ...ratingPage, items: [], asOf: null, rules: null } },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const Phone: Story = { name: 'На телефоне', globals: phone }
export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
