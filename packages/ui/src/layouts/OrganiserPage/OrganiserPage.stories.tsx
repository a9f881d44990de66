import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { PlusIcon } from '../../icons/PlusIcon.tsx'
import { failed, narrowest, page, phone } from '../fixtures/page.tsx'
import { OrganiserPage } from './OrganiserPage.tsx'

const event = {
  name: 'Кубок Паркета',
  city: 'Москва',
  date_begin: '2027-02-20T10:00:00+03:00',
  date_end: '2027-02-21T20:00:00+03:00',
  time_zone: 'Europe/Moscow',
}

const tabs = [
  'Настройка',
  'Регистрации',
  'Номинации',
  'Взносы',
  'Оплаты',
  'Судьи',
  'Расписание',
].map((label) => ({ href: `#${label}`, label, isCurrent: label === 'Взносы' }))

/**
 * Страница организатора: название, турнир, вкладки его страниц, действия и содержание во всех
 * состояниях.
 *
 * **Когда применять:** для каждой страницы организатора: состояния, место действий и вкладок у всех
 * одни. **Когда нет:** для страниц, открытых всем; для рабочих мест в зале.
 */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Макеты/OrganiserPage: страница организатора',
  component: OrganiserPage,
  args: {
    title: 'Взносы',
    event,
    tabs,
    actions: (
      <Button variant="primary" iconStart={<PlusIcon />}>
        Добавить взнос
      </Button>
    ),
    filters: <SearchField label="Название" value="" onChange={fn()} />,
    view: { state: 'ready' },
    skeleton: (
      <Card>
        <Skeleton height={28} lines={8} />
      </Card>
    ),
    loadingText: 'Загружаем взносы…',
    empty: (
      <EmptyState title="Взносов пока нет" action={<Button>Добавить взнос</Button>}>
        Без взносов участие бесплатно.
      </EmptyState>
    ),
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home' },
    children: () => <Text>Организационный взнос, 500 ₽</Text>,
  },
} satisfies Meta<typeof OrganiserPage>

export default meta
type Story = StoryObj<typeof meta>

/** A link to an event that is no more: nothing to try again, no pages of it. */
export const Missing: Story = {
  name: 'Турнира больше нет',
  args: {
    event: null,
    view: { ...failed, message: 'Турнир не найден', isMissing: true, onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Турнир не найден' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^На\sглавную$/ })).toHaveAttribute(
      'href',
      '#home',
    )
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

/** The event is there, what the address names of it is not: its pages lead on. */
export const PartMissing: Story = {
  name: 'В турнире нет того, что в адресе',
  args: { view: { ...failed, message: 'Номинация не найдена', isMissing: true, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Номинация не найдена' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Судьи' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Добавить взнос' })).toBeNull()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const Ready: Story = {
  name: 'Содержание',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Взносы')
    const pages = within(canvas.getByRole('navigation', { name: 'Страницы турнира' }))
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Взносы')
    await expect(canvas.getByText(/Организационный взнос/)).toBeVisible()
  },
}

/** How many of what each page shows stands beside its name. */
export const WithCounts: Story = {
  name: 'Счётчики на вкладках',
  args: {
    tabs: [
      { href: '#settings', label: 'Настройка' },
      { href: '#registrations', label: 'Регистрации', count: 2148, isCurrent: true },
      { href: '#payments', label: 'Оплаты', count: '8 новых' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Регистрации 2148$/ })).toBeVisible()
  },
}

/** A draft says so beside the title. */
export const Draft: Story = {
  name: 'Черновик турнира',
  args: { event: { ...event, published: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Черновик')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Загрузка',
  args: { event: null, view: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Загружаем взносы…')).toBeInTheDocument()
    await expect(canvas.queryByText(/Организационный взнос/)).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.view.state === 'failed' && args.view.onRetry).toHaveBeenCalledOnce()
  },
}

/** The event itself did not load: nothing stands for it any more. */
export const FailedWithoutEvent: Story = {
  name: 'Не загрузился и сам турнир',
  args: { ...Failed.args, event: null, tabs: [] },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent('Взносы')
    await expect(title.parentElement).not.toHaveAttribute('data-event')
  },
}

export const Empty: Story = {
  name: 'Пусто: что сделать первым',
  args: { view: { state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Взносов пока нет' })).toBeVisible()
    await expect(canvas.getByLabelText('Название')).toBeVisible()
  },
}

export const NoRight: Story = {
  name: 'Нет права',
  args: { view: { state: 'noRight' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Страницы турнира' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '#home')
  },
}

export const NoRightAnonymous: Story = {
  name: 'Нет права, никто не вошёл',
  args: { view: { state: 'noRight' }, account: { isLoggedIn: false, onLogin: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.account.onLogin).toHaveBeenCalledOnce()
  },
}

/** A page of the team: no event, no tabs. */
export const OfNoEvent: Story = {
  name: 'Страница команды, без турнира',
  args: { title: 'Турниры', event: undefined, tabs: undefined },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    title: 'Настройка подтверждений и уведомлений участников',
    event: {
      ...event,
      name: 'Всероссийский открытый фестиваль-конкурс восточного, народного и эстрадного танца «Золотая туфелька Екатеринбурга — 2027»',
      city: 'Петропавловск-Камчатский',
    },
  },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }
export const PhoneLoading: Story = {
  name: 'Загрузка на телефоне',
  args: Loading.args,
  globals: phone,
}
export const PhoneFailed: Story = {
  name: 'Не загрузилось, на телефоне',
  args: Failed.args,
  globals: phone,
}
export const PhoneEmpty: Story = { name: 'Пусто, на телефоне', args: Empty.args, globals: phone }
export const PhoneNoRight: Story = {
  name: 'Нет права, на телефоне',
  args: NoRight.args,
  globals: phone,
}
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
