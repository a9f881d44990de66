import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { ApproveByLinkScreen, type ApprovalOffer } from './ApproveByLinkScreen.tsx'

const places = [15, 21, 30, 19, 52, 61].map((start_number, at) => ({
  start_number,
  role: null,
  place: at + 1,
  place_to: at + 1,
  degree: null,
}))
const offer: ApprovalOffer = {
  event_name: 'Открытая лига',
  time_zone: 'Europe/Moscow',
  group_num: 42,
  group_name: 'Стандарт, взрослые',
  section: 'Стандарт',
  judge: 'Заречная Ольга',
  version: 2,
  is_public: true,
  reason: 'Судья C перепутал номера',
  changed: [
    '№ 15: было 2-е место, стало 1-е место',
    '№ 21: было 1-е место, стало 2-е место',
    'Финал, Вальс, судья C, № 15: было 2, стало 1',
    'Финал, Вальс, судья C, № 21: было 1, стало 2',
  ],
  places,
  expires_at: '2026-12-04T12:00:00+03:00',
}
const ready = { state: 'ready', offer, isSending: false, problem: null } as const

/** Главный судья утверждает итоги после турнира, по ссылке из письма. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/ApproveByLinkScreen: утверждение по ссылке',
  component: ApproveByLinkScreen,
  args: { view: ready, onApprove: fn(), links: { home: '#home', results: '#results' } },
} satisfies Meta<typeof ApproveByLinkScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What changed against the version that everybody sees, then every place. */
export const Correction: Story = {
  name: 'Исправление: что изменилось',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Судья C перепутал номера')).toBeVisible()
    // A code that stands nowhere else cannot be compared with anything.
    await expect(canvas.queryByText('Отпечаток')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Утвердить' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
}

/** Nobody has seen a version before: nothing to compare with. */
export const FirstTime: Story = {
  name: 'Утверждается впервые',
  args: {
    view: { ...ready, offer: { ...offer, version: 1, is_public: false, reason: '', changed: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Что изменилось' })).toBeNull()
  },
}

/** A Jack & Jill: leaders and followers have places of their own. */
export const Roles: Story = {
  name: 'Ведущие и ведомые отдельно',
  args: {
    view: {
      ...ready,
      offer: {
        ...offer,
        places: places.map(({ start_number }, at) => ({
          start_number,
          role: at < 3 ? ('leader' as const) : ('follower' as const),
          place: (at % 3) + 1,
          place_to: (at % 3) + 1,
          degree: null,
        })),
      },
    },
  },
}

export const Sending: Story = {
  name: 'Отправляется',
  args: { view: { ...ready, isSending: true } },
}

export const NotSent: Story = {
  name: 'Не отправлено',
  args: { view: { ...ready, problem: 'Нет связи с сервером. Проверьте интернет.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Утвердить' })).toBeEnabled()
  },
}

export const Done: Story = {
  name: 'Утверждено и показано',
  args: { view: { state: 'done', isPublic: true } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Итоги утверждены' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('link', { name: /^К\sрезультатам$/ })).toBeVisible()
  },
}

export const DoneBeforePublication: Story = {
  name: 'Утверждено, ещё не показано',
  args: { view: { state: 'done', isPublic: false } },
}

/** Another version was made meanwhile. */
export const Stale: Story = {
  name: 'Итог уже другой',
  args: { view: { state: 'refused', message: problemText('approval_link_stale') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Утвердить' })).toBeNull()
  },
}
export const Over: Story = {
  name: 'Ссылка больше не действует',
  args: { view: { state: 'refused', message: problemText('approval_link_over') } },
}
export const Used: Story = {
  name: 'Ссылкой уже воспользовались',
  args: { view: { state: 'refused', message: problemText('approval_link_used') } },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const FailedToLoad: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
