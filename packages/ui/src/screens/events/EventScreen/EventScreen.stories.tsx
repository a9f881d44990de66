import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  cup,
  cupContestsWith,
  cupHome,
  cupSessions,
  longestCup,
  longestName,
  now,
  pastCup,
} from '../../fixtures/cup.ts'
import { banner } from '../../fixtures/banner.ts'
import { eventPageLinks } from '../../fixtures/eventPages.ts'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { EventScreen } from './EventScreen.tsx'

/** Страница турнира: когда, где, сколько стоит, до какого дня заявки и что танцуют. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/EventScreen: турнир',
  component: EventScreen,
  args: {
    view: { state: 'ready', ...cupHome },
    now,
    links: {
      registration: '#select-registration',
      change: '#change',
      events: '#events',
      enter: '#enter',
      result: '#result-:groupNum',
      map: 'https://yandex.ru/maps/?text=x',
      pages: eventPageLinks,
    },
    organiser: { name: 'Студия «Паркет»', logoUrl: null },
    share: { url: 'https://parket.test/events/1/', text: 'Кубок Паркета', onCopy: fn() },
  },
} satisfies Meta<typeof EventScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'Приём заявок открыт',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Участвовать' })
    await expect(first).toHaveAttribute('href', '#select-registration')
    const change = canvas.getByRole('link', { name: 'Изменить регистрацию' })
    await expect(change).toHaveAttribute('href', '#change')
    const full = canvas.getByText('Oriental, соло с живым барабаном, взрослые').closest('li')
    await expect(full).toHaveTextContent('Мест нет')
    const cancelled = canvas.getByText('Folk, соло, сеньоры').closest('li')
    await expect(cancelled).toHaveTextContent('Отменена')
    await expect(canvas.getByText(/Организационный взнос: 500/)).toBeVisible()
    await expect(canvas.queryByText('PAY-GROUP=1')).not.toBeInTheDocument()
    const [saving] = canvas.getAllByText('3 номинации вместо 3 600 ₽, выгодно от 3')
    await expect(saving).toBeVisible()
  },
}

/** The four answers: when, where, how much with the compulsory fee, until when. */
export const Answers: Story = {
  name: 'Четыре ответа: когда, где, сколько, до когда',
  args: { now: '2027-01-23T12:00:00+03:00' },
  play: async ({ canvas }) => {
    const [answers] = canvas.getAllByRole('term').map((term) => term.closest('dl'))
    await expect(answers).toHaveTextContent(/20–21 февраля/)
    await expect(answers).toHaveTextContent(/сб и вс, с 10:00/)
    await expect(answers).toHaveTextContent(/от 1 440 ₽/)
    await expect(answers).toHaveTextContent(/до 10 февраля, 23:59/)
    await expect(answers).toHaveTextContent(/Ещё 18 дней/)
    await expect(canvas.getByRole('link', { name: /^Как\sдобраться$/ })).toBeVisible()
  },
}

/** Contests are found by age and by how many dance; pressed again, a chip lets go. */
export const Filtered: Story = {
  name: 'Номинации отобраны',
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('group', { name: 'Для кого номинации' }))
    await userEvent.click(chips.getByRole('button', { name: /^Дети/ }))
    await expect(canvas.getByText('Oriental, соло, дети')).toBeVisible()
    await expect(canvas.queryByText('Oriental, соло, взрослые')).toBeNull()
    await userEvent.click(chips.getByRole('button', { name: 'Дуэты' }))
    await expect(canvas.getByText('Для них номинаций нет.')).toBeVisible()
    await userEvent.click(chips.getByRole('button', { name: /^Дети/ }))
    await expect(canvas.getByText('Oriental, дуэты')).toBeVisible()
    await userEvent.click(chips.getByRole('button', { name: 'Дуэты' }))
    await expect(canvas.getByText('Oriental, соло, взрослые')).toBeVisible()
  },
}

/** The price that is named is what whoever is looked for would pay; beside each section stands the fee. */
export const PriceForSoloists: Story = {
  name: 'Цена для солистов',
  play: async ({ canvas }) => {
    const [answers] = canvas.getAllByRole('term').map((term) => term.closest('dl'))
    await expect(answers).toHaveTextContent(/от 1 200 ₽/)
    await expect(answers).toHaveTextContent(/С 10 января от 1 440 ₽/)
    await userEvent.click(canvas.getByRole('button', { name: 'Соло' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Взрослые/ }))
    await expect(answers).toHaveTextContent(/от 1 500 ₽/)
    await expect(canvas.getAllByText(/500\s₽ оргвзнос/).length).toBeGreaterThan(1)
    // Among the answers, above the button and at the foot of a phone's window: one sum.
    const sums = canvas
      .getAllByText(/^от 1\s[25]00 ₽$/)
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
    await expect(sums.length).toBeGreaterThan(2)
    await expect(new Set(sums)).toEqual(new Set(['от 1 500 ₽']))
  },
}

/** Prices of the days to come, in roubles. */
export const PricesByDate: Story = {
  name: 'Цены по датам',
  play: async ({ canvas }) => {
    const section = canvas.getByRole('heading', { name: /Цены по\sдатам/ }).parentElement
    await expect(section).toHaveTextContent(/Дуэты\s*1 000 ₽, с 10 января 1 200 ₽/)
    await expect(section).toHaveTextContent(/Оргвзнос\s*500 ₽, с 10 января 600 ₽/)
    await expect(section).not.toHaveTextContent('%')
  },
}

/** A pass beside a cheaper packet of the same contests is no saving. */
export const DearerPass: Story = {
  name: 'Абонемент дороже пакета',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Вместе дешевле' })).toBeNull()
    await expect(canvas.getByText(/3\sноминации, дороже пакета на\s700\s₽/)).toBeVisible()
  },
}

/** After the price went up: what is shown is what registering today costs. */
export const SecondPrice: Story = {
  name: 'После подорожания',
  args: { now: '2027-01-20T12:00:00+03:00' },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Oriental, соло, взрослые').closest('li')
    await expect(row).toHaveTextContent('1 440 ₽')
    // No price is ahead.
    await expect(canvas.queryByRole('heading', { name: /Цены по\sдатам/ })).toBeNull()
  },
}

export const WithBanner: Story = {
  name: 'С баннером',
  args: {
    view: { state: 'ready', ...cupHome, event: { ...cup, banner_url: banner() } },
  },
}

/** The organisers' picture behind the top of the page, on a phone another one. */
export const WithBackgrounds: Story = {
  name: 'С фоном организатора',
  args: {
    view: {
      state: 'ready',
      ...cupHome,
      event: { ...cup, bg_mobile_url: banner(), bg_desktop_url: banner() },
    },
  },
}

export const WithBackgroundsOnPhone: Story = {
  name: 'С фоном, на телефоне',
  args: WithBackgrounds.args,
  globals: phone,
}

/** It stays where it is, says that it does not take place, and takes no entries. */
export const Cancelled: Story = {
  name: 'Турнир отменён',
  args: {
    view: {
      state: 'ready',
      ...cupHome,
      event: { ...cup, kind: 'Кубок города', cancelled_at: '2026-11-30T10:00:00+03:00' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Турнир отменён')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Участвовать/ })).toBeNull()
  },
}

/** The day is planned: each session unfolds to its items. */
export const WithTimetable: Story = {
  name: 'С расписанием',
  args: { view: { state: 'ready', ...cupHome, sessions: cupSessions } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/Утро, соло/))
    await expect(canvas.getByText('Oriental, соло, взрослые. Финал')).toBeVisible()
    await expect(canvas.getByText('10:40')).toBeVisible()
  },
}

/** On the day: what happens and what came out lead, the session that is on stands open, nothing has a price. */
export const OnTheDay: Story = {
  name: 'В день турнира',
  args: {
    now: '2027-02-20T10:30:00+03:00',
    links: { ...meta.args.links, pages: { ...eventPageLinks, live: '#live' } },
    view: {
      state: 'ready',
      ...cupHome,
      sessions: cupSessions,
      contests: cupContestsWith(({ group_num }) => ({
        status: group_num === 10 ? 'published' : group_num === 11 ? 'running' : 'closed',
      })),
    },
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    const first = canvas.getByRole('link', { name: /^Следить за\sтурниром$/ })
    await expect(first).toHaveAttribute('href', '#live')
    await expect(canvas.getByRole('link', { name: 'Моя регистрация' })).toBeVisible()
    await expect(canvas.getByText('Oriental, соло, взрослые. Финал')).toBeVisible()
    await expect(canvas.getByText(/Утро, соло/)).toHaveTextContent('идёт')
    const published = canvas.getAllByText('Опубликовано')[0]?.closest('li')
    await expect(published?.querySelector('a')).toHaveAttribute('href', '#result-10')
    await expect(main.queryByText(/₽/)).toBeNull()
  },
}

export const LinkIsCopied: Story = {
  name: 'Ссылка скопирована',
  args: {
    share: {
      url: 'https://parket.test/events/1/',
      text: 'Кубок Паркета',
      onCopy: fn(),
      outcome: 'copied',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать ссылку' }))
    await expect(args.share.onCopy).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Ссылка скопирована')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      'https://t.me/share/url?url=https%3A%2F%2Fparket.test%2Fevents%2F1%2F&text=%D0%9A%D1%83%D0%B1%D0%BE%D0%BA%20%D0%9F%D0%B0%D1%80%D0%BA%D0%B5%D1%82%D0%B0',
    )
  },
}

export const BeforeRegistration: Story = {
  name: 'Приём ещё не открыт',
  args: {
    view: {
      state: 'ready',
      ...cupHome,
      event: { ...cup, reg_from: '2026-12-15T10:00:00+03:00' },
    },
  },
}

/** Its staff see it before it is published: it offers no registration. */
export const Draft: Story = {
  name: 'Черновик турнира',
  args: { view: { state: 'ready', ...cupHome, event: { ...cup, published: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Черновик: турнир не опубликован')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Участвовать' })).toBeNull()
  },
}

export const RegistrationEnded: Story = {
  name: 'Приём закончен',
  args: { now: '2027-02-12T12:00:00+03:00' },
}

export const Past: Story = {
  name: 'Турнир прошёл',
  args: {
    view: {
      state: 'ready',
      ...cupHome,
      event: pastCup,
      contests: cupContestsWith(() => ({ status: 'published' })),
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Результаты' })
    await expect(first).toHaveAttribute('href', '#results')
    await expect(canvas.queryByRole('link', { name: 'Участвовать' })).toBeNull()
  },
}

export const NoContests: Story = {
  name: 'Номинаций ещё нет',
  args: {
    view: {
      state: 'ready',
      event: cup,
      contests: [],
      tags: [],
      sessions: [],
      lead: { text: '', isCut: false },
    },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
  args: {
    view: {
      state: 'ready',
      ...cupHome,
      event: longestCup,
      contests: cupContestsWith((contest) => ({
        group_name: `${contest.group_name}: ${longestName}`,
        price: 123_456_789,
      })),
    },
  },
}

/** All four answers and the button with the price fit the first screen. */
export const Phone: Story = {
  name: 'На телефоне: всё на первом экране',
  globals: phone,
  play: async ({ canvas }) => {
    const left = canvas.getByText(/^Ещё \d+ д/)
    await expect(left.getBoundingClientRect().bottom).toBeLessThan(812 - 76)
  },
}

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
