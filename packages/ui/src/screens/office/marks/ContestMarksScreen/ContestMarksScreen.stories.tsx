import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { desktop, failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { HEADER_HEIGHT } from '../../../../layouts/Header/headerHeight.ts'
import { dayFrame } from '../../fixtures/day.ts'
import { judgeColumns } from './columns.ts'
import {
  ContestMarksScreen,
  type DecisionDialogProps,
  type RoundMarksItem,
  type TypingProps,
} from './ContestMarksScreen.tsx'

const me = 7
const dancers = ['Орлова Мария', 'Сафина Юлия', 'Зайцева Ева', 'Лебедева Дарья', 'Нестерова Ольга']
const entries = [9, 23, 46, 52, 61].map((start_number, at) => ({
  registration_id: 900 + start_number,
  start_number,
  heat: 1 + Math.floor(at / 3),
  dancers: [dancers[at] ?? ''],
  status: 'danced' as const,
  reason: '',
}))
const rows = entries.map((entry) => ({ ...entry, partner: null }))
const ids = entries.map(({ registration_id }) => registration_id)
const seats = ['Рябова Анна', 'Валеев Тимур', 'Штерн Лев'].map((name, at) => ({
  letter: 'ABC'.charAt(at),
  role: 'line' as const,
  judges: [{ judge_id: at + 1, name }],
  empty_from: null,
  empty_in: [],
}))

function sheet(
  letter: string,
  values: (number | null)[],
  own: Partial<RoundMarksItem['sheets'][number]> = {},
): RoundMarksItem['sheets'][number] {
  return {
    id: letter.charCodeAt(0),
    dance: 'Oriental',
    attempt: 1,
    letter,
    pass: 'first',
    user_id: me,
    station_id: null,
    source: 'paper',
    is_hidden: false,
    finished_at: '2027-02-20T13:00:00Z',
    marks: values.map((mark, at) => ({ registration_id: ids[at] ?? 0, values: [mark] })),
    agreements: [],
    ...own,
  }
}

const crosses: RoundMarksItem = {
  round_id: 1,
  status: 'running',
  kind: 'crosses',
  advance: 3,
  criteria: [],
  dances: [{ name: 'Oriental', attempt: 1 }],
  entries,
  pairs: [],
  seats,
  third_decides: false,
  renamed_sheets: [],
  trainee_sheets: [],
  sheets: [
    sheet('A', [1, 0, 1, 1, 0]),
    sheet('B', [1, 1, 0, null, null], { user_id: 8, finished_at: null }),
  ],
  paper_checks: [],
  differences: [],
  decisions: [],
  problems: ['Oriental, судья B: ввод не закончен', 'Oriental, судья C: оценки не введены'],
  going_on: [],
  undecided: [],
  next: null,
}

const rounds = [
  { id: 1, label: '1/2' },
  { id: 2, label: 'Финал' },
]
const ready = (round: RoundMarksItem) => ({ state: 'ready', rounds, round }) as const

const typing: TypingProps = {
  letter: 'C',
  judge: 'Штерн Лев',
  pass: 'first',
  isCorrection: false,
  isAgreement: false,
  marks: { 909: [1], 923: [0] },
  row: 2,
  criterion: 0,
  buffer: '',
  refused: [],
  refusals: [],
  progress: { typed: 2, total: 5, crosses: 1, warnings: [] },
  saving: 'saved',
  waiting: 0,
  problem: null,
  onKey: fn(),
  onMove: fn(),
  onNext: fn(),
  onUndo: fn(),
  onRetry: fn(),
  onFinish: fn(),
  onAgree: fn(),
  onCorrect: fn(),
  onClose: fn(),
}

const final: RoundMarksItem = {
  ...crosses,
  round_id: 2,
  kind: 'skating',
  advance: 0,
  dances: [
    { name: 'Samba', attempt: 1 },
    { name: 'Rumba', attempt: 2 },
  ],
  sheets: [sheet('A', [1, 2, 3, 4, 5], { dance: 'Samba' })],
  problems: ['Samba, судья B: оценки не введены'],
}

/** Оценки номинации: ввод листов с клавиатуры, сверка, решения главного судьи. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Оценки/ContestMarksScreen: оценки',
  component: ContestMarksScreen,
  args: {
    frame: dayFrame('Оценки'),
    view: ready(crosses),
    reader: { typist: `user ${me}`, isChief: false },
    dance: 'Oriental',
    onRoundChange: fn(),
    onDanceChange: fn(),
    onOffer: fn(),
    isAfterSheet: false,
    onFinishRound: fn() as (() => void) | null,
    typing: null,
    onDecide: fn(),
    onWithdraw: fn(async () => {}),
    onRenewNext: fn(),
    deciding: null,
    waiting: null,
    agreeing: null,
    timeZone: 'Europe/Moscow',
    outcome: null,
  },
} satisfies Meta<typeof ContestMarksScreen>

export default meta
type Story = StoryObj<typeof meta>

/** One sheet counts, another person types the second, nobody has begun the third. */
export const Ready: Story = {
  name: 'Листы тура',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Исправить: судья A' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Забрать: судья B' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ввести: судья C' }))
    await expect(args.onOffer).toHaveBeenCalledWith(expect.objectContaining({ letter: 'C' }))
    await userEvent.click(canvas.getByRole('button', { name: /судья B: ввод не закончен/ }))
    await expect(args.onOffer).toHaveBeenLastCalledWith(expect.objectContaining({ letter: 'B' }))
  },
}

/** Enter begins with the first sheet that nobody types, wherever the focus is on the page. */
export const EnterBegins: Story = {
  name: 'Enter начинает ввод',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Начать ввод' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOffer).toHaveBeenCalledOnce()
    await expect(args.onOffer).toHaveBeenCalledWith(expect.objectContaining({ letter: 'C' }))
    canvas.getByRole('button', { name: 'Забрать: судья B' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOffer).toHaveBeenCalledTimes(2)
  },
}

/** One key a mark; arrows move, Ctrl Z takes back. */
export const Typing: Story = {
  name: 'Лист вводят',
  args: { typing },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '№ 46: пусто' })).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(args.typing?.onKey).toHaveBeenLastCalledWith('x')
    await userEvent.keyboard(' ')
    await expect(args.typing?.onKey).toHaveBeenLastCalledWith(' ')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.typing?.onMove).toHaveBeenLastCalledWith(1, 0)
    await userEvent.keyboard('{Enter}')
    await expect(args.typing?.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '№ 9: крест' }))
    await expect(args.typing?.onMove).toHaveBeenLastCalledWith(0, 0)
    await expect(args.typing?.onKey).not.toHaveBeenCalledWith('0')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.typing?.onUndo).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '× крест' }))
    await expect(args.typing?.onKey).toHaveBeenLastCalledWith('x')
    await userEvent.click(canvas.getByRole('button', { name: 'Закончить лист' }))
    await expect(args.typing?.onFinish).toHaveBeenCalledOnce()
  },
}

export const TooManyCrosses: Story = {
  name: 'Лишние кресты',
  args: {
    typing: {
      ...typing,
      marks: Object.fromEntries(ids.map((id) => [id, [1]])),
      progress: {
        typed: 5,
        total: 5,
        crosses: 5,
        warnings: ['Крестов 5 из 3: 2 лишних'],
      },
      problem: 'Oriental, судья C: крестов 5 из 3',
    },
  },
}

/** Nothing is missing: Enter in the last cell ends the sheet. */
export const AtTheEnd: Story = {
  name: 'Лист введён до конца',
  args: {
    typing: {
      ...typing,
      row: 4,
      marks: Object.fromEntries(ids.map((id, at) => [id, [at < 3 ? 1 : 0]])),
      progress: { typed: 5, total: 5, crosses: 3, warnings: [] },
    },
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}')
    await expect(args.typing?.onFinish).toHaveBeenCalledOnce()
    await expect(args.typing?.onNext).not.toHaveBeenCalled()
  },
}

/** All that can be judged is: the round is finished from here. */
export const Finishable: Story = {
  name: 'Тур можно закончить',
  args: {
    isAfterSheet: true,
    view: ready({
      ...crosses,
      sheets: ['A', 'B', 'C'].map((letter) => sheet(letter, [1, 0, 1, 1, 0])),
      problems: [],
      going_on: [909, 946, 952],
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Тур можно закончить' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFinishRound).toHaveBeenCalledOnce()
  },
}

/** A round that has ended says so. */
export const Finished: Story = {
  name: 'Тур закончен',
  args: {
    view: ready({
      ...crosses,
      status: 'judged',
      sheets: ['A', 'B', 'C'].map((letter) => sheet(letter, [1, 0, 1, 1, 0])),
      problems: [],
      going_on: [909, 946, 952],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Тур закончен' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Закончить тур' })).toBeNull()
  },
}

/** Who types marks and may not end rounds. */
export const NotTheirsToFinish: Story = {
  name: 'Закончить тур нет права',
  args: { ...Finishable.args, onFinishRound: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Тур можно закончить' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Закончить тур' })).toBeNull()
  },
}

const sevenNames = [
  'Константинопольский Пётр',
  'Карпенков Лев',
  'Заболотная Инна',
  'Валеев Тимур',
  'Рябова Анна',
  'Рябова Инна',
  'Ким Ольга',
]
const sevenJudges = sevenNames.map((name, at) => ({
  letter: 'ABCDEFG'.charAt(at),
  role: 'line' as const,
  judges: [{ judge_id: at + 1, name }],
  empty_from: null,
  empty_in: [],
}))

/** Seven judges stand side by side: nothing is scrolled aside on a laptop. */
export const SevenJudges: Story = {
  name: 'Семь судей',
  globals: desktop,
  args: {
    view: ready({
      ...crosses,
      seats: sevenJudges,
      sheets: ['A', 'B', 'C', 'D', 'E'].map((letter) => sheet(letter, [1, 0, 1, 1, 0])),
    }),
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('table').parentElement
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
  },
}

const many = Array.from({ length: 60 }, (_, at) => ({
  registration_id: 2000 + at,
  start_number: 101 + at,
  heat: 1 + Math.floor(at / 12),
  dancers: ['Константинопольский Александр', 'Преображенская Екатерина'],
  status: 'danced' as const,
  reason: '',
}))

/** Sixty couples, eleven judges: head and foot stay in sight. */
export const Long: Story = {
  name: 'Шестьдесят пар',
  args: {
    view: ready({
      ...crosses,
      advance: 24,
      entries: many,
      seats: Array.from({ length: 11 }, (_, at) => ({
        letter: 'ABCDEFGHIJK'.charAt(at),
        role: 'line' as const,
        judges: [{ judge_id: at + 1, name: `Громов Пётр ${at + 1}` }],
        empty_from: null,
        empty_in: [],
      })),
      sheets: [],
      problems: [],
    }),
    typing: {
      ...typing,
      row: 59,
      marks: {},
      progress: { typed: 0, total: 60, crosses: 0, warnings: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '№ 160: пусто' })).toHaveFocus()
    const table = canvas.getByRole('table')
    const frame = table.parentElement?.getBoundingClientRect()
    const head = canvas.getByRole('columnheader', { name: /^C/ }).getBoundingClientRect()
    await expect(Math.round(head.top)).toBe(Math.round(frame?.top ?? 0))
    await expect(frame?.height).toBeLessThanOrEqual(innerHeight)
  },
}

/** At the end of the page, too, its head is below the header of the site. */
export const LongOnALaptop: Story = {
  name: 'Шестьдесят пар на ноутбуке',
  globals: desktop,
  args: Long.args ?? {},
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('table').parentElement
    scrollTo(0, document.documentElement.scrollHeight)
    await expect(frame?.getBoundingClientRect().top).toBeGreaterThanOrEqual(HEADER_HEIGHT)
  },
}

/** Typing goes on meanwhile. */
export const Saving: Story = {
  name: 'Оценка уходит',
  args: { typing: { ...typing, saving: 'saving', waiting: 1 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Сохраняем…')).toBeVisible()
    await userEvent.keyboard('x')
    await expect(args.typing?.onKey).toHaveBeenCalledWith('x')
  },
}

/** What was typed stays on the device, and goes by itself. */
export const Offline: Story = {
  name: 'Нет связи, ввод продолжается',
  args: { typing: { ...typing, saving: 'offline', waiting: 2 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить сейчас' }))
    await expect(args.typing?.onRetry).toHaveBeenCalledOnce()
  },
}

/** A place that cannot be is refused at its entry. */
export const ImpossibleMark: Story = {
  name: 'Такой оценки быть не может',
  args: {
    view: ready(final),
    dance: 'Samba',
    typing: {
      ...typing,
      letter: 'B',
      judge: 'Валеев Тимур',
      marks: { 909: [1], 923: [2] },
      refused: [{ row: 1, criterion: 0, text: '7' }],
      refusals: ['Samba, судья B, № 23: такой оценки быть не может: 7'],
      progress: { typed: 2, total: 5, crosses: null, warnings: [] },
      saving: 'refused',
      problem: 'Лист вводит другой сотрудник',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '№ 23: 7, так не бывает' })).toBeVisible()
  },
}

export const TwoDances: Story = {
  name: 'Два танца',
  args: { view: ready(final), dance: 'Samba' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Rumba, попытка 2' }))
    await expect(args.onDanceChange).toHaveBeenCalledWith('Rumba')
    await userEvent.click(canvas.getByRole('radio', { name: '1/2' }))
    await expect(args.onRoundChange).toHaveBeenCalledWith(1)
  },
}

const differing: RoundMarksItem = {
  ...crosses,
  sheets: [
    sheet('A', [1, 0, 1, 1, 0], { user_id: 8 }),
    sheet('A', [1, 1, 1, 0, 0], { id: 90, user_id: 9, pass: 'second' }),
    sheet('B', [1, 0, 1, 1, 0], { user_id: 8 }),
  ],
  differences: [
    { dance: 'Oriental', letter: 'A', registration_id: 923, criterion: 0, first: 0, second: 1 },
    { dance: 'Oriental', letter: 'A', registration_id: 952, criterion: 0, first: 1, second: 0 },
  ],
}

/** Two people read a sheet differently: a third decides. */
export const Differences: Story = {
  name: 'Два ввода расходятся',
  args: { view: ready(differing) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Разобрать: судья A' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Второй ввод: судья B' })).toBeVisible()
  },
}

export const Resolving: Story = {
  name: 'Расхождение разбирают',
  args: {
    view: ready(differing),
    typing: {
      ...typing,
      letter: 'A',
      judge: 'Рябова Анна',
      pass: 'resolved',
      marks: { 909: [1], 923: [null], 946: [1], 952: [null], 961: [0] },
      row: 1,
    },
  },
}

const proposal = {
  id: 91,
  pass: 'resolved',
  user_id: 9,
  finished_at: null,
  agreements: [
    {
      user_id: 9,
      station_id: null,
      name: 'Мамин Олег',
      reason: 'На листе исправлено, подпись есть',
    },
  ],
} as const

/** The two who typed the sheet: one sets down what both agree on, with the reason; Enter does not send it. */
export const Settling: Story = {
  name: 'Двое договариваются',
  args: {
    view: ready(differing),
    reader: { typist: 'user 9', isChief: false },
    typing: {
      ...typing,
      letter: 'A',
      judge: 'Рябова Анна',
      pass: 'resolved',
      isAgreement: true,
      marks: { 909: [1], 923: [1], 946: [1], 952: [0], 961: [0] },
      row: 4,
      progress: { typed: 5, total: 5, crosses: 3, warnings: [] },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Enter}')
    await expect(args.typing?.onFinish).not.toHaveBeenCalled()
    const propose = canvas.getByRole('button', { name: 'Предложить второму' })
    const reason = canvas.getByLabelText(/^Почему такие оценки/)
    await userEvent.click(propose)
    await expect(reason).toHaveAccessibleDescription(/Укажите причину/)
    await userEvent.type(reason, 'Сверено с листом')
    await userEvent.click(propose)
    await expect(args.typing?.onAgree).toHaveBeenCalledWith('Сверено с листом')
  },
}

const proposed = {
  ...differing,
  sheets: [...differing.sheets, sheet('A', [1, 1, 1, 0, 0], proposal)],
}

/** Who said yes waits for the other one, and may still change it. */
export const WaitsForTheOther: Story = {
  name: 'Ждёт согласия другого',
  args: { view: ready(proposed), reader: { typist: 'user 9', isChief: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ждёт второго')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Изменить: судья A' })).toBeVisible()
  },
}

/** The other one sees that it waits for them. */
export const WaitsForYou: Story = {
  name: 'Ждёт вашего согласия',
  args: { view: ready(proposed), reader: { typist: 'user 8', isChief: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Согласиться…: судья A' }))
    await expect(args.onOffer).toHaveBeenCalledWith(
      expect.objectContaining({ offer: expect.objectContaining({ action: 'agree' }) as unknown }),
    )
  },
}

const asked = judgeColumns(proposed, 'Oriental', { typist: 'user 8', isChief: false })[0]

export const Agreeing: Story = {
  name: 'Согласиться или исправить',
  args: {
    view: ready(proposed),
    reader: { typist: 'user 8', isChief: false },
    agreeing: asked
      ? {
          column: asked,
          isSending: false,
          reasons: [],
          onAgree: fn(),
          onRevise: fn(),
          onClose: fn(),
        }
      : null,
  },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/На листе исправлено/)).toBeVisible()
    await expect(dialog.getAllByRole('row')).toHaveLength(3)
    await userEvent.click(dialog.getByRole('button', { name: 'Согласиться' }))
    await expect(args.agreeing?.onAgree).toHaveBeenCalledOnce()
  },
}

/** Where the event leaves it to a third, the two wait. */
export const ThirdDecides: Story = {
  name: 'Решает третий',
  args: {
    view: ready({ ...differing, third_decides: true }),
    reader: { typist: 'user 9', isChief: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('нужен другой')).toBeVisible()
  },
}

export const Correcting: Story = {
  name: 'Сданный лист исправляют',
  args: {
    typing: { ...typing, letter: 'A', isCorrection: true, waiting: 1, marks: { 909: [0] } },
  },
  play: async ({ args, canvas }) => {
    const save = () =>
      userEvent.click(canvas.getByRole('button', { name: 'Сохранить исправление' }))
    const reason = canvas.getByLabelText(/^Почему исправляется/)
    await save()
    await expect(reason).toHaveAccessibleDescription(/Укажите причину/)
    await userEvent.type(reason, 'Сверено с листом')
    await save()
    await expect(args.typing?.onCorrect).toHaveBeenCalledWith('Сверено с листом')
  },
}

const points: RoundMarksItem = {
  ...crosses,
  kind: 'points',
  criteria: [
    { name: 'Техника', max: 100 },
    { name: 'Образ', max: 50 },
  ],
  sheets: [
    sheet('A', [], {
      marks: [{ registration_id: 909, values: [85, 40] }],
    }),
  ],
}

export const Points: Story = { name: 'Баллы', args: { view: ready(points) } }

/** The criteria of one judge, entry by entry. */
export const TypingPoints: Story = {
  name: 'Баллы вводят',
  args: {
    view: ready(points),
    typing: {
      ...typing,
      letter: 'B',
      marks: { 909: [85, 40], 923: [80, null] },
      row: 1,
      criterion: 1,
      buffer: '4,',
      progress: { typed: 3, total: 10, crosses: null, warnings: [] },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5' }))
    await expect(args.typing?.onKey).toHaveBeenLastCalledWith('5')
    await expect(canvas.getByRole('button', { name: '№ 23: Образ: 4,' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }))
    await expect(args.typing?.onNext).toHaveBeenCalledTimes(2)
    await expect(args.typing?.onKey).toHaveBeenCalledOnce()
  },
}

/** The round was opened again: the next one stands as it was drawn. */
export const Counted: Story = {
  name: 'Следующий тур исправить по новым оценкам',
  args: {
    view: ready({
      ...crosses,
      status: 'judged',
      sheets: ['A', 'B', 'C'].map((letter) => sheet(letter, [1, 0, 1, 1, 0])),
      problems: [],
      going_on: [909, 946, 952],
      next: { round_id: 8, would_go_on: [952], would_drop_out: [961] },
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Исправить состав следующего тура' }))
    await expect(args.onRenewNext).toHaveBeenCalledWith(8)
  },
}

export const Tied: Story = {
  name: 'Поровну на границе',
  args: {
    view: ready({
      ...crosses,
      entries: [
        ...entries.slice(0, 4),
        {
          registration_id: 961,
          start_number: 61,
          heat: 2,
          dancers: ['Нестерова Ольга'],
          status: 'disqualified',
          reason: 'Поддержка',
        },
      ],
      problems: ['Поровну на границе: № 46, № 52. Решите, кто проходит'],
      undecided: [946, 952],
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Решить, кто проходит…' }))
    await expect(args.onDecide).toHaveBeenCalledWith('cut')
  },
}

/** A final of pairs: a line is a pair, by the number of the leader, where he repeats of the follower. */
export const Pairs: Story = {
  name: 'Финал пар',
  args: {
    view: ready({
      ...final,
      kind: 'relative-placement',
      dances: [{ name: 'WCS', attempt: 1 }],
      pairs: [
        { leader_id: 909, follower_id: 923, scored: true },
        { leader_id: 946, follower_id: 952, scored: true },
        { leader_id: 909, follower_id: 961, scored: false },
      ],
      sheets: [],
      problems: ['WCS, судья C: оценки не введены'],
    }),
    dance: 'WCS',
    typing: { ...typing, marks: { 909: [1] }, row: 2 },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(rows).toEqual([
      'Орлова Мария№\u00A023 Сафина Юлия',
      'Зайцева Ева№\u00A052 Лебедева Дарья',
      'Нестерова Ольга№\u00A09 Орлова Мария',
    ])
    await expect(canvas.getByRole('button', { name: '№ 9 и № 23: 1' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^№ 61 и № 9/ })).toHaveFocus()
  },
}

/** Who, when, why. */
export const Decided: Story = {
  name: 'Решения записаны',
  args: {
    view: ready({
      ...points,
      decisions: [
        {
          id: 1,
          kind: 'cut',
          dance: null,
          letter: null,
          entries: [
            { registration_id: 946, value: 1 },
            { registration_id: 952, value: 0 },
          ],
          text: 'Главный судья видел чище исполнение',
          office: 'chief',
          at: '2027-02-20T10:32:00Z',
        },
        {
          id: 2,
          kind: 'cut',
          dance: null,
          letter: null,
          entries: [{ registration_id: 946, value: 0 }],
          text: 'Время на исходе',
          office: 'organiser',
          at: '2027-02-20T10:33:00Z',
        },
        {
          id: 3,
          kind: 'order',
          dance: null,
          letter: null,
          entries: [
            { registration_id: 952, value: 2 },
            { registration_id: 946, value: 1 },
          ],
          text: 'Поровну по всем судьям',
          office: 'chief',
          at: '2027-02-20T10:34:00Z',
        },
        {
          id: 4,
          kind: 'deduction',
          dance: null,
          letter: null,
          entries: [{ registration_id: 909, value: 15 }],
          text: 'Вышла за время',
          office: 'chief',
          at: '2027-02-20T10:35:00Z',
        },
        {
          id: 5,
          kind: 'attempt',
          dance: 'Oriental',
          letter: null,
          entries: [],
          text: 'Остановилась музыка',
          office: 'chief',
          at: '2027-02-20T10:36:00Z',
        },
        {
          id: 6,
          kind: 'seat',
          dance: 'Oriental',
          letter: 'C',
          entries: [],
          text: 'Судья заболел',
          office: 'chief',
          at: '2027-02-20T10:37:00Z',
        },
      ],
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('№ 9: минус 1,5')).toBeVisible()
    await expect(canvas.getByText('Порядок: № 46, № 52')).toBeVisible()
    await expect(canvas.getByText('Место судьи C пусто с танца «Oriental»')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Отменить решение: Oriental: танец повторён' }),
    )
    await expect(args.onWithdraw).not.toHaveBeenCalled()
    const asked = within(await canvas.findByRole('alertdialog', { name: 'Отменить решение?' }))
    await expect(asked.getByText('Oriental: танец повторён')).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Отменить решение' }))
    await expect(args.onWithdraw).toHaveBeenCalledWith(5)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
}

/** Whoever may still enter a sheet a second time is not shown the first entry, and is told that there is one. */
export const FirstEntryIsHidden: Story = {
  name: 'Первый ввод скрыт',
  args: {
    view: ready({
      ...crosses,
      sheets: [
        sheet('A', [], { user_id: 8, is_hidden: true }),
        sheet('B', [], { user_id: 8, is_hidden: true, finished_at: null }),
        sheet('C', [], { user_id: null, station_id: 4, source: 'station', is_hidden: true }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Первый ввод сделан, ждёт второго')).toBeVisible()
    await expect(canvas.getByText('Идёт первый ввод')).toBeVisible()
    await expect(canvas.getByText('Сдано с планшета')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Второй ввод: судья A' })).toBeEnabled()
  },
}

/** Of the sheets of devices a sample is compared with paper: whoever types it does not see the device's marks. */
export const SampleForPaper: Story = {
  name: 'Выборка для сверки с бумагой',
  args: {
    view: ready({
      ...crosses,
      sheets: ['A', 'B', 'C'].map((letter) =>
        sheet(letter, [], { user_id: null, station_id: 4, source: 'station', is_hidden: true }),
      ),
      paper_checks: [{ dance: 'Oriental', attempt: 1, letter: 'B' }],
      problems: ['Oriental, судья B: сверьте с\u00A0бумагой'],
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Сдано с планшета, сверьте с бумагой')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Второй ввод: судья A' })).toBeEnabled()
    const asked = expect.objectContaining({ letter: 'B', check: 'asked' })
    await userEvent.click(canvas.getByRole('button', { name: /^Сверить с\sбумагой: судья B$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Oriental, судья B: сверьте/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Начать ввод' }))
    for (const nth of [1, 2, 3]) await expect(args.onOffer).toHaveBeenNthCalledWith(nth, asked)
  },
}

/** Paper and device differ: the line of what is left says whom to call, and leads who did not type the sheet to it. */
export const SampleDiffers: Story = {
  name: 'Бумага и планшет расходятся',
  args: {
    view: ready({
      ...crosses,
      sheets: [
        sheet('B', [1, 0, 1, 1, 0], { user_id: null, station_id: 4, source: 'station' }),
        sheet('B', [1, 1, 1, 0, 0], { id: 90, user_id: 8, pass: 'second' }),
      ],
      problems: [
        'Oriental, судья B: бумага и\u00A0планшет расходятся. Позовите главного судью или\u00A0другого, кто не\u00A0вводил этот лист',
      ],
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Oriental, судья B: .* Позовите/ }))
    const offer = expect.objectContaining({ action: 'resolve', state: 'differs' })
    await expect(args.onOffer).toHaveBeenCalledWith(expect.objectContaining({ letter: 'B', offer }))
  },
}

/** Of seven judges, too: no word of it is broken. */
export const FirstEntriesOfSevenAreHidden: Story = {
  name: 'Первый ввод скрыт, семь судей',
  globals: desktop,
  args: {
    view: ready({
      ...crosses,
      seats: sevenJudges,
      sheets: ['A', 'B', 'C'].map((letter) => sheet(letter, [], { user_id: 8, is_hidden: true })),
    }),
  },
  play: async ({ canvas }) => {
    const [told] = canvas.getAllByText('Первый ввод сделан, ждёт второго')
    const text = told?.firstChild
    if (!text) throw new Error('The words are one text')
    for (const word of (told.textContent ?? '').split(' ')) {
      const start = (told.textContent ?? '').indexOf(word)
      const range = new Range()
      range.setStart(text, start)
      range.setEnd(text, start + word.length)
      await expect(range.getClientRects()).toHaveLength(1)
    }
    const frame = canvas.getByRole('table').parentElement
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0)
  },
}

const deciding: DecisionDialogProps = {
  kind: 'cut',
  entries: rows,
  tied: [946, 952],
  dances: ['Samba', 'Rumba'],
  letters: ['A', 'B', 'C'],
  evenPanel: null,
  judges: [{ id: 12, name: 'Громов Пётр' }],
  isSending: false,
  reasons: [],
  onSubmit: fn(),
  onClose: fn(),
}
const dialog = () => within(document.body)
const press = () => userEvent.click(dialog().getByRole('button', { name: 'Записать решение' }))
const reasonField = () => dialog().getByRole('textbox', { name: /^Почему/ })
async function submit() {
  await userEvent.type(reasonField(), 'Чище')
  await press()
}

/** All of those tied, none, or those whom the chief judge names; never without a reason. */
export const DecidingCut: Story = {
  name: 'Решение: кто проходит',
  args: { deciding },
  play: async ({ args }) => {
    // A tie is never pre-chosen.
    await expect(dialog().getByRole('radio', { name: 'Все, у кого поровну' })).not.toBeChecked()
    await press()
    await expect(dialog().getByText('Выберите, кто проходит')).toBeVisible()
    await userEvent.click(dialog().getByRole('radio', { name: 'Кого назвал главный судья' }))
    await userEvent.click(dialog().getByRole('checkbox', { name: '52. Лебедева Дарья' }))
    await press()
    await expect(args.deciding?.onSubmit).not.toHaveBeenCalled()
    await expect(reasonField()).toHaveAccessibleDescription(/Укажите причину/)
    await expect(reasonField()).toHaveFocus()
    await submit()
    await expect(args.deciding?.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'cut', choice: 'which', chosen: [952], reason: 'Чище' }),
    )
  },
}

export const DecidingOrder: Story = {
  name: 'Решение: порядок',
  args: { deciding: { ...deciding, kind: 'order' } },
  play: async ({ args }) => {
    await userEvent.type(dialog().getByLabelText('46. Зайцева Ева'), '1')
    await submit()
    await expect(args.deciding?.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ order: { 946: 1 } }),
    )
  },
}

export const DecidingDeduction: Story = {
  name: 'Решение: снять баллы',
  args: { deciding: { ...deciding, kind: 'deduction' } },
  play: async ({ args }) => {
    await userEvent.selectOptions(dialog().getByLabelText('У кого'), '909')
    await userEvent.type(dialog().getByLabelText('Сколько баллов снять'), '1,5')
    await submit()
    await expect(args.deciding?.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ registrationId: 909, tenths: 15 }),
    )
  },
}

export const DecidingAttempt: Story = {
  name: 'Решение: танец заново',
  args: {
    deciding: { ...deciding, kind: 'attempt', reasons: ['Тур уже закончен.'], isSending: true },
  },
}

export const DecidingExit: Story = {
  name: 'Решение: кто выбыл',
  args: { deciding: { ...deciding, kind: 'exit' } },
  play: async ({ args }) => {
    await userEvent.selectOptions(dialog().getByLabelText('Кого'), '909')
    await userEvent.click(dialog().getByRole('radio', { name: /^Дисквалифицирован/ }))
    await submit()
    await expect(args.deciding?.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ registrationId: 909, status: 'disqualified' }),
    )
  },
}

/** From a dance on; the letter stays. */
export const DecidingSeat: Story = {
  name: 'Решение: замена судьи',
  args: { deciding: { ...deciding, kind: 'seat' } },
  play: async ({ args }) => {
    await userEvent.selectOptions(dialog().getByLabelText('Место в бригаде'), 'B')
    await userEvent.selectOptions(dialog().getByLabelText('Кто судит дальше'), '12')
    await userEvent.selectOptions(dialog().getByLabelText('С какого танца'), 'Rumba')
    await submit()
    await expect(args.deciding?.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ letter: 'B', judgeId: 12, dance: 'Rumba' }),
    )
  },
}

const evenPanel = 'Судей чётное число: большинство — 2 из 2, и поровну бывает чаще.'

/** A judge has left and nobody can replace them: the others judge on. */
export const DecidingEmptySeat: Story = {
  name: 'Решение: место судьи пустует',
  args: { deciding: { ...deciding, kind: 'emptySeat', evenPanel } },
  play: async ({ args }) => {
    await expect(dialog().getByText(evenPanel)).toBeVisible()
    await userEvent.selectOptions(dialog().getByLabelText('Кто ушёл'), 'B')
    await userEvent.selectOptions(dialog().getByLabelText('С какого танца места нет'), 'Rumba')
    await submit()
    await expect(args.deciding?.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'emptySeat', letter: 'B', dance: 'Rumba' }),
    )
  },
}

/** The seat of C is empty: its sheet is not asked for. */
export const EmptySeat: Story = {
  name: 'Место судьи пустует',
  args: {
    view: ready({
      ...crosses,
      seats: seats.map((seat) =>
        seat.letter === 'C'
          ? Object.assign({}, seat, { empty_from: 'Oriental', empty_in: ['Oriental'] })
          : seat,
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('C')).toBeNull()
  },
}

/** Marks of an emergency file that differ from what stands: a person decides, with a reason. */
export const Waiting: Story = {
  name: 'Оценки аварийного файла расходятся',
  args: {
    view: ready(final),
    dance: 'Samba',
    waiting: {
      markKind: 'skating',
      items: [
        {
          n: 14,
          at: '2026-12-01T12:20:00+03:00',
          who: 'Заречная Ирина',
          dance: 'Samba',
          letter: 'B',
          text: 'Отличается от того, что уже есть',
          effect: 'correction',
          refused: [],
          changes: [
            { start_number: 9, from: [1], to: [2] },
            { start_number: 46, from: [2], to: [1] },
          ],
        },
      ],
      timeZone: 'Europe/Moscow',
      isSending: false,
      reasons: [],
      onDecide: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Ждут решения' }))
    await userEvent.type(waiting.getByLabelText(/^Почему/), 'Сверено с листом')
    await userEvent.click(waiting.getByRole('button', { name: 'Учесть' }))
    await expect(args.waiting?.onDecide).toHaveBeenCalledWith(14, true, 'Сверено с листом')
  },
}

export const NothingBegun: Story = {
  name: 'Туры ещё не начаты',
  args: { view: { state: 'ready', rounds: [], round: null } },
}

export const Refused: Story = {
  name: 'Лист не взят',
  args: {
    outcome: {
      state: 'refused',
      title: 'Лист не взят',
      reasons: ['Второй раз лист вводит другой человек.'],
    },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'Ввод на телефоне', globals: phone, args: { typing } }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
