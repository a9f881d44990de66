import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { media } from '../../../theme/scale.ts'
import { now } from '../../fixtures/cup.ts'
import { futureEvents, longestEvents, pastEvents } from '../../fixtures/events.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { EventListScreen } from './EventListScreen.tsx'

/** Афиша: будущие и прошедшие турниры с поиском по словам, городу и датам. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/EventListScreen: турниры',
  component: EventListScreen,
  args: {
    view: { state: 'ready', events: futureEvents, total: 4, page: 1, pageCount: 1 },
    filter: 'future',
    query: { q: '', city: '', from: '', to: '' },
    now,
    links: {
      future: '#future',
      past: '#past',
      clear: '#clear',
      event: '#event-:eventId',
      page: '#list',
    },
    form: { action: '/events/', hidden: { filter: 'future', ds: 'vesna.localhost' } },
    onSearch: fn(),
  },
} satisfies Meta<typeof EventListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Future: Story = {
  name: 'Будущие турниры',
  play: async ({ args, canvas }) => {
    const when = within(canvas.getByRole('navigation', { name: 'Когда' }))
    await expect(when.getByRole('link', { name: 'Будущие' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const cup = canvas.getAllByRole('article')[1]
    await expect(cup).toHaveTextContent(/от\s1\s200\s₽С\s10\sянваря от\s1\s440\s₽/)
    await userEvent.type(canvas.getByLabelText('Название'), 'кубок')
    if (matchMedia(media.mobile).matches) {
      await userEvent.click(canvas.getByText('Город и даты'))
    }
    await expect(canvas.getByText('Город и даты').checkVisibility()).toBe(
      matchMedia(media.mobile).matches,
    )
    await userEvent.type(canvas.getByLabelText('Город'), 'Москва{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({
      q: 'кубок',
      city: 'Москва',
      from: '',
      to: '',
    })
  },
}

/** Before any script: a GET form that keeps the filter and the tenant. */
export const FormWithoutScript: Story = {
  name: 'Поиск без скриптов',
  args: { onSearch: undefined },
  play: async ({ canvas }) => {
    const form = canvas.getByLabelText<HTMLInputElement>('Город').form
    await expect(form?.method).toBe('get')
    const sent = Object.fromEntries(new FormData(form ?? undefined))
    await expect(sent).toEqual({
      filter: 'future',
      ds: 'vesna.localhost',
      q: '',
      city: '',
      from: '',
      to: '',
    })
  },
}

export const Past: Story = {
  name: 'Прошедшие турниры',
  args: {
    filter: 'past',
    view: { state: 'ready', events: pastEvents, total: 42, page: 2, pageCount: 3 },
  },
}

/** So few are looked through faster than they are searched. */
export const TwoRows: Story = {
  name: 'Два турнира: поиск не нужен',
  args: {
    view: { state: 'ready', events: futureEvents.slice(0, 2), total: 2, page: 1, pageCount: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('search')).toBeNull()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
}

/** На главной своего сайта главный заголовок уже есть. */
export const BelowHeading: Story = {
  name: 'Под заголовком страницы',
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Турниры')
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(futureEvents.length)
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: {
    query: { q: 'чемпионат', city: 'Вологда', from: '2027-03-01', to: '2027-03-31' },
    view: { state: 'ready', events: [], total: 0, page: 1, pageCount: 0 },
  },
}

export const NoFuture: Story = {
  name: 'Будущих нет',
  args: { view: { state: 'ready', events: [], total: 0, page: 1, pageCount: 0 } },
}

export const NoPast: Story = { name: 'Прошедших нет', args: { ...NoFuture.args, filter: 'past' } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: { view: { state: 'ready', events: longestEvents, total: 2000, page: 20, pageCount: 40 } },
}

/** The list comes first: what is asked for seldom is folded. */
export const Phone: Story = {
  name: 'На телефоне: сначала список',
  globals: phone,
  play: async ({ canvas }) => {
    const city = canvas.getByLabelText('Город')
    await expect(city.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    await userEvent.click(canvas.getByText('Город и даты'))
    await expect(city).toBeVisible()
  },
}

/** Dates half typed: it is said in our words where they stand, until they are changed; the search waits. */
export const HalfTyped: Story = {
  name: 'Дата введена наполовину',
  args: { query: { q: '', city: 'Москва', from: '', to: '' } },
  play: async ({ args, canvas }) => {
    const [from, to] = ['С', 'По'].map((label) => canvas.getByLabelText<HTMLInputElement>(label))
    // What a browser makes of half a date; a script cannot type one.
    for (const half of [from, to]) half?.setCustomValidity('Please enter a valid value')
    const find = canvas.getByRole('button', { name: 'Найти' })
    await userEvent.click(find)
    await expect(from).toHaveFocus()
    for (const half of [from, to]) await expect(half).toHaveAccessibleDescription('Проверьте дату')
    await expect(args.onSearch).not.toHaveBeenCalled()
    for (const half of [from, to]) half?.setCustomValidity('')
    await userEvent.click(find)
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(from).not.toHaveAccessibleDescription()
  },
}

/** Half a date that is cleared again, which changes no value: nothing is said of it any more. */
export const HalfCleared: Story = {
  name: 'Дату стёрли',
  args: HalfTyped.args,
  play: async ({ canvas }) => {
    const from = canvas.getByLabelText<HTMLInputElement>('С')
    const find = canvas.getByRole('button', { name: 'Найти' })
    from.setCustomValidity('Please enter a valid value')
    await userEvent.click(find)
    await userEvent.click(find)
    await expect(from).toHaveAccessibleDescription('Проверьте дату')
    from.setCustomValidity('')
    await userEvent.click(canvas.getByLabelText('Город'))
    await expect(from).not.toHaveAccessibleDescription()
  },
}

/** A date half typed and folded away unfolds. */
export const PhoneHalfTyped: Story = {
  name: 'Дата введена наполовину, на телефоне',
  globals: phone,
  play: async ({ args, canvas }) => {
    const from = canvas.getByLabelText<HTMLInputElement>('С')
    // What a browser makes of half a date; a script cannot type one.
    from.setCustomValidity('Please enter a valid value')
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }))
    await expect(from).toHaveFocus()
    await expect(from.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** What one has asked for is seen. */
export const PhoneSearched: Story = {
  name: 'Что искали, видно на телефоне',
  args: NothingFound.args,
  globals: phone,
}

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
