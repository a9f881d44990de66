import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { now } from '../../../fixtures/cup.ts'
import { correctedResult, resultOfDay, soloResult } from '../../../fixtures/results.ts'
import { dayFrame } from '../../fixtures/day.ts'
import type { DayResult } from '../resultOfDay.ts'
import type { ResultApproval } from '../resultApproval.ts'
import type { ResultCheck } from '../resultCheck.ts'
import { ContestOutcomeScreen } from './ContestOutcomeScreen.tsx'

const ready = (own: Partial<DayResult> = {}) =>
  ({ state: 'ready', result: resultOfDay(soloResult, own) }) as const

const published = {
  status: 'published',
  version: 1,
  published_at: '2026-12-01T11:40:00+03:00',
  protest_until: '2026-12-01T12:10:00+03:00',
} as const

const missing: ResultApproval = {
  is_needed: true,
  is_approved: false,
  by: null,
  at: null,
  is_without_pin: false,
  is_by_link: false,
  waits: false,
  approver: 'office',
  link: null,
  second_entry: { sheets: 35, entered_twice: 7, differed: 1, compared: 4, compared_differed: 0 },
}
const approved: ResultApproval = {
  ...missing,
  is_approved: true,
  by: 'Соколова Ирина',
  at: '2026-12-01T11:35:00+03:00',
}

/** Итог номинации у организатора: проверить, утвердить, опубликовать места и оценки. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Результаты/ContestOutcomeScreen: итог номинации',
  component: ContestOutcomeScreen,
  args: {
    frame: dayFrame('Результат'),
    view: ready(),
    now,
    timeZone: 'Europe/Moscow',
    outcome: null,
    hidden: null,
    busy: false,
    links: { open: '#open', file: '#file' },
    approval: null,
    canApprove: false,
    onPublish: fn(),
    onAnswer: fn(),
    onWithdraw: fn(),
    onApprove: fn(),
    onSendLink: fn(),
  },
} satisfies Meta<typeof ContestOutcomeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Judged: places can be published, or fixed until the ceremony. */
export const Judged: Story = {
  name: 'Подсчитано',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Зафиксировать до церемонии' }))
    await expect(args.onPublish).toHaveBeenCalledWith({
      level: 'places',
      hold: true,
      reason: '',
      answers: [],
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать места' }))
    await expect(args.onPublish).toHaveBeenLastCalledWith({
      level: 'places',
      hold: false,
      reason: '',
      answers: [],
    })
  },
}

/** What everybody saw before is published again with a reason. */
export const TakenBack: Story = {
  name: 'Публикуют снова: нужна причина',
  args: { view: ready({ was_published: true }) },
  play: async ({ canvas, args }) => {
    const reason = canvas.getByLabelText(/^Почему результат публикуют снова/)
    const publish = canvas.getByRole('button', { name: 'Опубликовать места' })
    await userEvent.click(publish)
    await expect(args.onPublish).not.toHaveBeenCalled()
    await expect(reason).toHaveAccessibleDescription(/Укажите причину/)
    await userEvent.type(reason, 'Протест рассмотрен')
    await userEvent.click(publish)
    await expect(args.onPublish).toHaveBeenLastCalledWith({
      level: 'places',
      hold: false,
      reason: 'Протест рассмотрен',
      answers: [],
    })
  },
}

export const SomethingLeft: Story = {
  name: 'Что осталось сделать',
  args: {
    view: ready({
      status: 'running',
      places: [],
      problems: ['Финал: оценки судьи C не введены', '1/2: поровну на границе № 9, № 131'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Осталось сделать')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Опубликовать места' })).toBeNull()
  },
}

export const Held: Story = {
  name: 'Зафиксировано до церемонии',
  args: { view: ready({ version: 1, is_held: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Зафиксировано/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Показать результат' })).toBeVisible()
  },
}

export const PlacesPublished: Story = {
  name: 'Места опубликованы',
  args: { view: ready(published) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать оценки' }))
    await expect(args.onPublish).toHaveBeenCalledWith({
      level: 'marks',
      hold: false,
      reason: '',
      answers: [],
    })
    await expect(canvas.getByText(/Протесты принимают/)).toBeVisible()
  },
}

export const MarksPublished: Story = {
  name: 'Места и оценки опубликованы',
  args: { view: ready({ ...published, marks_published: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Файл результата' })).toBeVisible()
  },
}

/** Some have not agreed: it is said beside the buttons that publish, with the way to ask. */
export const NamesHidden: Story = {
  name: 'Часть имён скрыта',
  args: { hidden: { names: 301, onAsk: fn(), dialog: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^301\sимя скрыто: нет\sсогласия$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Попросить' }))
    await expect(args.hidden?.onAsk).toHaveBeenCalledOnce()
  },
}

/** Everybody has agreed. */
export const NoNamesHidden: Story = {
  name: 'Согласны все',
  args: { hidden: { names: 0, onAsk: fn(), dialog: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Попросить' })).toBeNull()
  },
}

export const AskingConsents: Story = {
  name: 'Просьба о согласиях',
  args: {
    hidden: {
      names: 301,
      onAsk: fn(),
      dialog: {
        consent: 'publication',
        view: {
          state: 'ready',
          numbers: {
            names: 301,
            registrations: 240,
            letters: 198,
            asked_lately: 12,
            no_address: 4,
            refused: 26,
          },
        },
        isSending: false,
        problem: null,
        sent: null,
        onSend: fn(),
        onClose: fn(),
      },
    },
  },
}

export const Corrected: Story = {
  name: 'Итог исправлен',
  args: {
    view: {
      state: 'ready',
      result: resultOfDay(correctedResult, { ...published, version: 2, marks_published: true }),
    },
  },
}

export const Refused: Story = {
  name: 'Опубликовать не вышло',
  args: {
    outcome: { state: 'refused', title: 'Не получилось', reasons: ['Укажите причину'] },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const FailedToLoad: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: Corrected.args,
  globals: narrowest,
}

/** A fee, a packet, a master class: its other pages lead on, nothing is offered here. */
export const Unjudged: Story = {
  name: 'Номинация без судейства',
  args: { frame: dayFrame('Результат', { isUnjudged: true, dayTabs: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /нет судейства/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Номинации' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Nobody can ask the chief judge: a supervisor approves. */
export const ApprovalMissing: Story = {
  name: 'Утверждает руководитель',
  args: { approval: missing, canApprove: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Опубликовать места' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Утвердить итоги' }))
    await expect(args.onApprove).toHaveBeenCalledWith(true, [])
  },
}

/** Who may not approve sees whom it waits for, and can still fix the places for the ceremony. */
export const ApprovalByOthers: Story = { name: 'Ждёт утверждения', args: { approval: missing } }

/** At the event the chief judge's device approves: no supervisor does. */
export const ApprovalOnTheDevice: Story = {
  name: 'Утверждает главный судья на планшете',
  args: { approval: { ...missing, approver: 'device' }, canApprove: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Утвердить итоги' })).toBeNull()
  },
}

const unsent = { to: ['Заречная Ольга'], sent_at: null, expires_at: null }
const sent = {
  ...unsent,
  sent_at: '2026-11-30T12:00:00+03:00',
  expires_at: '2026-12-03T12:00:00+03:00',
}

/** After the event the chief judge is asked by mail, whoever looks. */
export const ApprovalByLetter: Story = {
  name: 'Утверждает главный судья по письму',
  args: { approval: { ...missing, approver: 'link', link: unsent }, canApprove: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Утвердить итоги' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ссылку главному судье' }))
    await expect(args.onSendLink).toHaveBeenCalledOnce()
  },
}

export const LetterSent: Story = {
  name: 'Письмо отправлено',
  args: {
    view: ready({ ...published, version: 2 }),
    approval: { ...approved, is_approved: false, waits: true, approver: 'link', link: sent },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Письмо отправлено: Заречная Ольга/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible()
  },
}

/** The chief judge has not answered for three days. */
export const LetterUnanswered: Story = {
  name: 'На письмо не ответили',
  args: { approval: { ...missing, approver: 'office', link: sent }, canApprove: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/не\sответил за\sтри дня/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Утвердить итоги' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible()
  },
}

export const ApprovedByLetter: Story = {
  name: 'Утверждено по письму',
  args: { approval: { ...approved, is_by_link: true }, canApprove: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/по\sссылке из\sписьма$/)).toBeVisible()
  },
}

export const Approved: Story = {
  name: 'Утверждено',
  args: { approval: approved, canApprove: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Опубликовать места' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Снять утверждение' })).toBeVisible()
  },
}

/** The public sees the version before until a correction is approved. */
export const CorrectionWaits: Story = {
  name: 'Исправление ждёт утверждения',
  args: {
    view: ready({ ...published, version: 2 }),
    approval: { ...approved, is_approved: false, waits: true },
    canApprove: true,
  },
}

export const ApprovalOnAPhone: Story = {
  ...ApprovalMissing,
  name: 'Утверждает руководитель, на телефоне',
  globals: phone,
}

const checks: ResultCheck[] = [
  {
    key: '5f2a91c0d6f3f1c0',
    kind: 'own-club',
    text: 'Судья C из\u00A0одного клуба с\u00A0№\u00A012, 31.',
    answer: {
      text: 'Другого судьи в городе нет',
      by: 'Соколова Ирина',
      at: '2026-12-01T11:30:00+03:00',
    },
  },
  {
    key: '0a1b2c3d4e5f6071',
    kind: 'against-panel',
    text: 'Финал: судья E (Румба, Самба) против остальных, связь мест −0,83.',
    answer: null,
  },
  {
    key: '1a1b2c3d4e5f6071',
    kind: 'fast-sheet',
    text: 'Финал: лист судьи A (Румба) введён за\u00A03\u00A0секунды.',
    answer: null,
  },
  {
    key: '2a1b2c3d4e5f6071',
    kind: 'deciding-swap',
    text: 'Финал, Самба: если у\u00A0судьи B поменять местами №\u00A012, 47, победит №\u00A047.',
    answer: null,
  },
  {
    key: '3a1b2c3d4e5f6071',
    kind: 'deciding-swap',
    text: 'Финал, Румба: если у\u00A0судьи D поменять местами №\u00A012, 47, победит №\u00A047.',
    answer: null,
  },
]

/** Each kind of checks is answered in its place, several of a kind with one word; without the answers nothing is made public. */
export const ChecksAsk: Story = {
  name: 'Сначала ответить на необычное',
  args: { view: ready({ checks }) },
  play: async ({ canvas, args }) => {
    const publish = canvas.getByRole('button', { name: 'Опубликовать места' })
    await userEvent.click(publish)
    await expect(args.onPublish).not.toHaveBeenCalled()
    const against = canvas.getByLabelText(/^Финал: судья E/)
    await expect(against).toHaveFocus()
    await expect(against).toHaveAccessibleDescription(/Ответьте/)
    await userEvent.type(against, 'Судья подтвердил свой лист')
    await userEvent.type(canvas.getByLabelText(/введён за/), 'Вводили вдвоём')
    const swaps = canvas.getByLabelText(/^Победителя решает.*на\sвсе\s2/)
    await userEvent.type(swaps, 'Сверено с бумагой')
    await userEvent.click(publish)
    await expect(args.onPublish).toHaveBeenCalledWith({
      level: 'places',
      hold: false,
      reason: '',
      answers: [
        { key: '0a1b2c3d4e5f6071', text: 'Судья подтвердил свой лист' },
        { key: '1a1b2c3d4e5f6071', text: 'Вводили вдвоём' },
        { key: '2a1b2c3d4e5f6071', text: 'Сверено с бумагой' },
        { key: '3a1b2c3d4e5f6071', text: 'Сверено с бумагой' },
      ],
    })
  },
}

/** Who approves answers them, too. */
export const ChecksBeforeApproval: Story = {
  name: 'Необычное перед утверждением',
  args: { view: ready({ checks: checks.slice(0, 2) }), approval: missing, canApprove: true },
  play: async ({ canvas, args }) => {
    const approve = canvas.getByRole('button', { name: 'Утвердить итоги' })
    await userEvent.click(approve)
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^Финал: судья E/), 'Проверено')
    await userEvent.click(approve)
    await expect(args.onApprove).toHaveBeenCalledWith(true, [
      { key: '0a1b2c3d4e5f6071', text: 'Проверено' },
    ])
  },
}

const answersAlone: Story['play'] = async ({ canvas, args }) => {
  const answer = canvas.getByRole('button', { name: 'Ответить' })
  await userEvent.click(answer)
  await expect(args.onAnswer).not.toHaveBeenCalled()
  await userEvent.type(canvas.getByLabelText(/^Финал: судья E/), 'Проверено')
  await userEvent.click(answer)
  await expect(args.onAnswer).toHaveBeenCalledWith([{ key: '0a1b2c3d4e5f6071', text: 'Проверено' }])
}

/** The ceremony waits for them: they are answered without showing the places. */
export const ChecksOfHeld: Story = {
  name: 'Необычное перед церемонией',
  args: { view: ready({ version: 1, is_held: true, checks: checks.slice(0, 2) }) },
  play: answersAlone,
}

/** Corrected after it was public. */
export const ChecksOfPublished: Story = {
  name: 'Необычное в опубликованном',
  args: { view: ready({ ...published, checks: checks.slice(0, 2) }) },
  play: answersAlone,
}

/** The chief judge is asked by mail once they are answered. */
export const ChecksBeforeTheLetter: Story = {
  name: 'Необычное перед письмом',
  args: {
    view: ready({ checks: checks.slice(0, 2) }),
    approval: { ...missing, approver: 'link', link: unsent },
  },
  play: answersAlone,
}

/** What was answered is erased with the personal data of the event; that it was stays. */
export const ChecksErased: Story = {
  name: 'Ответы стёрты по сроку',
  args: {
    view: ready({
      checks: [
        {
          key: '5f2a91c0d6f3f1c0',
          kind: 'own-club',
          text: 'Судья C из\u00A0одного клуба с\u00A0№\u00A012, 31.',
          answer: { text: '', by: '', at: '2026-12-01T11:30:00+03:00' },
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ответ стёрт')).toBeVisible()
  },
}

/** All are answered: nothing holds the places up. */
export const ChecksAnswered: Story = {
  name: 'Всё отвечено',
  args: {
    view: ready({ checks: checks.map((one) => ({ ...one, answer: checks[0]?.answer ?? null })) }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать места' }))
    await expect(args.onPublish).toHaveBeenCalledOnce()
  },
}

const changed = [17, 19].map((n): ResultCheck => ({
  key: `changed-${n}`,
  kind: 'changed-input',
  text: `Финал. Решения: не\u00A0то, что в\u00A0журнале турнира, строка\u00A0${n}`,
  answer: null,
}))

/** The data were changed past the journal: that is told apart, as the journal's page tells it, and still wants a word. */
export const ChecksTampered: Story = {
  name: 'Данные изменены в обход журнала',
  args: { view: ready({ checks: [...changed, ...checks.slice(0, 2)] }) },
  play: async ({ canvas, args }) => {
    const alert = within(canvas.getByRole('alert'))
    await expect(alert.getByText(/Не\sпубликуйте и\sне\sутверждайте/)).toBeVisible()
    await expect(alert.queryByText(/^Это не\sошибки/)).toBeNull()
    await expect(alert.queryByLabelText(/^Финал: судья E/)).toBeNull()
    const publish = canvas.getByRole('button', { name: 'Опубликовать места' })
    await userEvent.click(publish)
    await expect(args.onPublish).not.toHaveBeenCalled()
    const field = alert.getByLabelText(/^Данные изменены мимо журнала: один ответ на\sвсе\s2/)
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Сверено с бумагой')
    await userEvent.type(canvas.getByLabelText(/^Финал: судья E/), 'Проверено')
    await userEvent.click(publish)
    await expect(args.onPublish).toHaveBeenCalledOnce()
  },
}

/** Nothing else is asked: no word calls it no error. */
export const ChecksTamperedAlone: Story = {
  name: 'Изменены в обход журнала, других вопросов нет',
  args: { view: ready({ checks: changed.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Это не\sошибки/)).toBeNull()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Не\sпубликуйте/)
  },
}

export const ChecksTamperedOnAPhone: Story = {
  ...ChecksTampered,
  name: 'Изменены в обход журнала, на телефоне',
  globals: phone,
}

export const ChecksOnAPhone: Story = {
  name: 'Необычное, на телефоне',
  args: { view: ready({ checks }) },
  globals: phone,
}
