import type { Meta, StoryObj } from '@storybook/react-vite'
import { storedEntries } from '@parket/domain/club/entries'
import { problemText } from '@parket/domain/problems/catalogue'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { dancerKey } from '@parket/domain/registration/dancers'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, page, phone } from '../../../layouts/fixtures/page.tsx'
import {
  cupContestsWith,
  folkSolo,
  jackAndJill,
  now,
  orientalSolo,
  smallGroup,
} from '../../fixtures/cup.ts'
import { media } from '../../../theme/scale.ts'
import { ClubScreen } from './ClubScreen.tsx'
import {
  alina,
  clubView,
  contacts,
  liya,
  registeredView,
  roza,
  entriesOfTicks,
} from './fixtures.ts'

/** Таблица «танцоры на номинации», которую руководитель отправляет целиком. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Регистрация/ClubScreen: заявка клуба',
  component: ClubScreen,
  args: {
    view: { state: 'ready', ...clubView() },
    now,
    actions: {
      onToggle: fn(),
      onColumn: fn(),
      onRole: fn(),
      onContacts: fn(),
      onConsents: fn(),
      onNewDancer: fn(),
      onPaste: fn(),
      onRestart: fn(),
      onSubmit: fn(),
      onLogin: fn(),
    },
    links: {
      event: '#event',
      privacy: '#privacy',
      consent: '#:consent',
      register: '#register',
      myRegistrations: '#my-registrations',
      registration: '#registration',
    },
  },
} satisfies Meta<typeof ClubScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Says which of the two is there: dancers one by one on a phone, else the grid. */
async function isPhone(canvas: Canvas): Promise<boolean> {
  const isNarrow = matchMedia(media.mobile).matches
  const shown = isNarrow
    ? (['combobox', /^Танцор/] as const)
    : (['grid', 'Танцоры и номинации'] as const)
  await expect(await canvas.findByRole(shown[0], { name: shown[1] })).toBeVisible()
  await expect(canvas.queryAllByRole('grid')).toHaveLength(isNarrow ? 0 : 1)
  return isNarrow
}

/** The grid is one stop of Tab; arrows go through it, and a closed cell says why. */
export const Ticked: Story = {
  name: 'Участия отмечены',
  play: async ({ args, canvas }) => {
    if (await isPhone(canvas)) return
    const first = canvas.getByRole('checkbox', { name: /^Ким Алина, 70/ })
    first.focus()
    await userEvent.keyboard(' ')
    await expect(args.actions.onToggle).toHaveBeenCalledOnce()
    const closed = canvas.getByRole('button', { name: /Ахметова Лия, 11\./ })
    await userEvent.click(closed)
    await waitFor(() => expect(closed).toHaveFocus())
    const [said] = canvas.getAllByRole('status')
    await expect(said).toHaveTextContent(
      'Возраст: 8 не соответствует фильтру: 18. С 18 лет, а Лии 8',
    )
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('checkbox', { name: /^Ким Алина, 11\./ })).toHaveFocus()
    await expect(canvas.getByText('−800 ₽')).toBeVisible()
  },
}

/** One place is left for two ticks, and one follower's: who will wait is told before anything is sent. */
export const PlacesRunOut: Story = {
  name: 'Мест не хватает: кто будет ждать',
  args: {
    view: {
      state: 'ready',
      ...clubView({
        contests: cupContestsWith(({ id }) => {
          if (id === orientalSolo.id) return { capacity: 22, active_count: 21 }
          const role_counts = {
            leader: { active: 8, waiting: 0 },
            follower: { active: 20, waiting: 0 },
          }
          return id === jackAndJill.id ? { role_counts } : {}
        }),
      }),
    },
  },
  play: async ({ canvas }) => {
    if (await isPhone(canvas)) return
    await expect(
      canvas.getByRole('columnheader', { name: /соло, взрослые 1\sместо/ }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('columnheader', { name: /ведёт:\s12, следует:\s0/ }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('checkbox', { name: /^Ким Алина, 11\..*взрослые$/ }),
    ).toBeChecked()
    await expect(
      canvas.getByRole('checkbox', { name: /^Валиева Роза, 11\..*, очередь$/ }),
    ).toBeChecked()
    // The foot of the grid and the summary name one sum.
    await expect(canvas.getAllByText('9 200 ₽').length).toBeGreaterThan(1)
  },
}

/** What is missing stands at its cells and fields, and the first of them has the focus. */
export const Refused: Story = {
  name: 'Чего не хватает, у своих клеток',
  args: {
    view: {
      state: 'ready',
      ...clubView({
        isTried: true,
        contacts: {
          regData: { ...contacts.regData, phone: '', city: '' },
          consents: { processing: null },
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    if (await isPhone(canvas)) return
    await expect(canvas.getByText(/Уточните 1\sклетку, контакты и\sсогласие/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }))
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^Валиева Роза, 70/ })).toHaveFocus(),
    )
  },
}

/** Nothing is sent without the consent, and the button at the foot leads to its box. */
export const NoConsent: Story = {
  name: 'Нет согласия',
  args: {
    view: {
      state: 'ready',
      ...clubView({
        entries: entriesOfTicks([orientalSolo, alina]),
        isTried: true,
        contacts: { ...contacts, consents: { processing: null, publication: null } },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Уточните согласие')).toBeVisible()
    await expect(canvas.getByText(formProblemText('consent_missing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }))
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /согласие на\sобработку/ })).toHaveFocus(),
    )
  },
}

/** An evening of ticks is not lost with the tab. */
export const DraftKept: Story = {
  name: 'Черновик сохранён',
  args: {
    view: { state: 'ready', ...clubView({ draft: { savedAt: '2026-11-19T14:32:00+03:00' } }) },
    now: '2026-11-20T10:00:00+03:00',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Черновик сохранён 19\sноября в\s14:32/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Начать заново' }))
    await expect(args.actions.onRestart).toHaveBeenCalledOnce()
  },
}

/** Closed and cancelled contests take no room from those that can be ticked. */
export const SomeUnavailable: Story = {
  name: 'Часть номинаций недоступна',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: /^8[01]/ })).toBeNull()
    await userEvent.click(await canvas.findByText(/^Ещё \d+ номинаци/))
    await expect(canvas.getByText(/: отменена$/)).toBeVisible()
  },
}

export const DraftNotKept: Story = {
  name: 'Черновик не сохраняется',
  args: { view: { state: 'ready', ...clubView({ draft: 'failed' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/не\sсохраняется/)
  },
}

/** Nothing can be changed while it is on its way. */
export const Sending: Story = {
  name: 'Заявка отправляется',
  args: { view: { state: 'ready', ...clubView({ isSending: true }) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }))
    await expect(args.actions.onSubmit).not.toHaveBeenCalled()
  },
}

/** What is ticked stays, and can be sent again. */
export const ServerRefused: Story = {
  name: 'Сервер отказал',
  args: { view: { state: 'ready', ...clubView({ failure: problemText('network') }) } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Всё отмеченное осталось на\sместе/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }))
    await expect(args.actions.onSubmit).toHaveBeenCalledOnce()
  },
}

/** One payment for all, and the grid to change it. */
export const Registered: Story = {
  name: 'Все зарегистрированы',
  args: { view: { state: 'ready', ...registeredView() } },
}

export const NoDancers: Story = {
  name: 'Танцоров ещё нет',
  args: { view: { state: 'ready', ...clubView({ roster: [], entries: [] }) } },
}

/** A contest of soloists for all who may enter it, by one press above its column; the arrows lead there. */
export const WholeColumn: Story = {
  name: 'Номинация для всех сразу',
  play: async ({ args, canvas }) => {
    if (await isPhone(canvas)) return
    canvas.getByRole('checkbox', { name: /^Ким Алина, 12\./ }).focus()
    await userEvent.keyboard('{ArrowUp}')
    const all = canvas.getByRole('button', { name: /^Отметить всех: 12\./ })
    await expect(all).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.actions.onColumn).toHaveBeenCalledWith(folkSolo.id, [
      dancerKey(alina),
      dancerKey(roza),
    ])
    await expect(canvas.getByRole('button', { name: /^Снять всех: 11\./ })).toBeVisible()
    // Who dances with whom only the leader knows.
    await expect(canvas.queryByRole('button', { name: /всех: 20\./ })).toBeNull()
  },
}

const bothRegistered = registeredView().stored.map((one, index) =>
  Object.assign({}, one, {
    dancers: [{ ...(index === 0 ? alina : roza), id: 803 + index }],
    registrations: [
      {
        id: 1301 + index,
        contest_id: orientalSolo.id,
        packet_contest_id: null,
        status: 'active' as const,
        role: null,
      },
    ],
  }),
)

/** Who is registered is not withdrawn by the press of a column: where all are, there is no such button. */
export const WholeColumnRegistered: Story = {
  name: 'Все уже зарегистрированы в номинации',
  args: {
    view: {
      state: 'ready',
      ...clubView({ stored: bothRegistered, entries: storedEntries(bothRegistered, () => false) }),
    },
  },
  play: async ({ canvas }) => {
    if (await isPhone(canvas)) return
    await expect(canvas.getByRole('checkbox', { name: /^Ким Алина, 11\./ })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: /всех: 11\./ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Отметить всех: 12\./ })).toBeVisible()
  },
}

/** On a phone one dancer at a time, with the contests that fit; the first who lacks something is shown when it is sent. */
export const Phone: Story = {
  name: 'На телефоне: по одному танцору',
  args: Refused.args,
  globals: phone,
  play: async ({ args, canvas }) => {
    const shown = await canvas.findByRole('combobox', { name: /^Танцор 1 из\s5/ })
    await expect(canvas.getByRole('button', { name: 'Предыдущий танцор' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий танцор' }))
    await expect(shown).toHaveDisplayValue(/^Ахметова Лия/)
    await userEvent.click(canvas.getByRole('checkbox', { name: /^30\./ }))
    await expect(args.actions.onToggle).toHaveBeenCalledWith(smallGroup.id, dancerKey(liya))
    await userEvent.click(canvas.getByText(/^Не\sподходят/))
    await expect(canvas.getAllByText(/С\s18 лет, а\sЛии 8/)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }))
    await expect(shown).toHaveDisplayValue(/^Валиева Роза/)
  },
}

/** What the dancer before dances, by one press. */
export const PhoneAlike: Story = {
  name: 'На телефоне: как у предыдущего',
  args: {
    view: {
      state: 'ready',
      ...clubView({ roster: [alina, roza], entries: entriesOfTicks([orientalSolo, alina]) }),
    },
  },
  globals: phone,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Следующий: Валиева Роза/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Как у\sпредыдущего/ }))
    await expect(args.actions.onToggle).toHaveBeenCalledWith(orientalSolo.id, dancerKey(roza))
  },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const Anonymous: Story = { name: 'Никто не вошёл', args: { view: { state: 'anonymous' } } }
export const Closed: Story = {
  name: 'Приём закрыт',
  args: { view: { state: 'closed', message: 'Регистрация закрыта 10.02.2027' } },
}
