import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { cup, longestCup, pastCup } from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { searchForm } from '../fixtures.ts'
import type { FoundDancer } from './FoundDancerRow.tsx'
import { SearchDancerScreen } from './SearchDancerScreen.tsx'

const nothing = { last_name: '', first_name: '', city: '' }

const items: FoundDancer[] = [
  {
    person_id: 7,
    last_name: 'Смирнова',
    first_name: 'Мария',
    city: 'Москва',
    birth_year: 1999,
    events: [cup, { ...pastCup, id: 2 }],
  },
  {
    person_id: null,
    last_name: 'Смирнова',
    first_name: 'Анна',
    city: 'Тверь',
    birth_year: 2014,
    events: [cup],
  },
]

/** Поиск танцора по имени: где танцует и где танцевал. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Поиск/SearchDancerScreen: поиск танцора',
  component: SearchDancerScreen,
  args: {
    view: { state: 'ready', items, total: 2, page: 1, pageCount: 1 },
    form: searchForm({ ...nothing, last_name: 'Смир' }),
    links: {
      event: '#event-:eventId',
      person: '#person-:personId',
      page: '#list',
      rating: '#rating',
    },
  },
} satisfies Meta<typeof SearchDancerScreen>

export default meta
type Story = StoryObj<typeof meta>

const idle = searchForm(nothing)

export const Idle: Story = {
  name: 'Ещё не искали',
  args: { view: { state: 'idle' }, form: idle },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Фамилия/), 'С{Enter}')
    await expect(idle.onChange).toHaveBeenCalledWith({ last_name: 'С' })
    await expect(idle.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Found: Story = {
  name: 'Найдены',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Москва, 1999 г. р.')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Кубок Паркета' })).toHaveLength(2)
    const rated = canvas.getByRole('link', { name: 'Смирнова Мария' })
    await expect(rated).toHaveAttribute('href', '#person-7')
    await expect(canvas.queryByRole('link', { name: 'Смирнова Анна' })).toBeNull()
  },
}

export const TooShort: Story = {
  name: 'Слишком коротко',
  args: {
    view: { state: 'idle' },
    form: searchForm(
      { ...nothing, last_name: 'С' },
      { errors: { last_name: [problemText('last_name_too_short', { min: 2 })] }, refusals: 1 },
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getByLabelText(/Фамилия/)).toBeInvalid()
  },
}

export const ManyPages: Story = {
  name: 'Много страниц',
  args: { view: { state: 'ready', items, total: 240, page: 2, pageCount: 12 } },
}

export const Nobody: Story = {
  name: 'Никто не найден',
  args: { view: { state: 'ready', items: [], total: 0, page: 1, pageCount: 0 } },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const TooManySearches: Story = {
  name: 'Слишком много поисков',
  args: {
    view: {
      state: 'failed',
      message: problemText('rate_limited', { wait: '40 секунд' }),
      onRetry: fn(),
    },
  },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: {
      state: 'ready',
      items: [
        {
          person_id: 8,
          last_name: 'Константинопольская-Нижегородцева',
          first_name: 'Александра-Вильгельмина',
          city: 'Петропавловск-Камчатский',
          birth_year: 1999,
          events: [longestCup],
        },
      ],
      total: 1,
      page: 1,
      pageCount: 1,
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
