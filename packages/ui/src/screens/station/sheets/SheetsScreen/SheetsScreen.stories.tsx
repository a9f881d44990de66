import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { chiefHead, tallyHead } from '../../staff/fixtures.ts'
import {
  roundSheets,
  SheetsScreen,
  type JudgeColumn,
  type SheetsScreenProps,
} from './SheetsScreen.tsx'

type Marks = NonNullable<SheetsScreenProps['marks']>
type Sheet = Marks['round']['sheets'][number]

const numbers = [9, 23, 41, 46]
const seat = (letter: string, judge_id: number, name: string) => ({
  letter,
  role: 'line' as const,
  judges: [{ judge_id, name }],
  empty_from: null,
  empty_in: [],
})
const sheet = (letter: string, own: Partial<Sheet> = {}): Sheet => ({
  id: letter.charCodeAt(0),
  dance: 'Танго',
  attempt: 1,
  letter,
  pass: 'first',
  user_id: null,
  station_id: 3,
  source: 'paper',
  finished_at: '2027-02-20T11:30:00Z',
  is_hidden: false,
  marks: numbers.map((number, at) => ({ registration_id: number, values: [at < 2 ? 1 : 0] })),
  agreements: [],
  ...own,
})
const marks: Marks = {
  round: {
    round_id: 42,
    status: 'running',
    kind: 'crosses',
    advance: 2,
    criteria: [],
    dances: [{ name: 'Танго', attempt: 1 }],
    entries: numbers.map((start_number) => ({
      registration_id: start_number,
      start_number,
      heat: 1,
      dancers: [`Пара ${start_number}`],
      status: 'danced',
      reason: '',
    })),
    pairs: [],
    seats: [
      seat('A', 1, 'Рябова Елена'),
      seat('B', 2, 'Валеев Тимур'),
      seat('C', 3, 'Петров Сергей'),
    ],
    third_decides: false,
    renamed_sheets: [],
    trainee_sheets: [],
    sheets: [sheet('A'), sheet('B', { station_id: 8, is_hidden: true, marks: [] })],
    paper_checks: [],
    differences: [],
    decisions: [],
    problems: ['Танго, судья C: оценки не введены'],
    going_on: [],
    undecided: [],
    next: null,
  },
  reader: { typist: 'station 3', isChief: false },
  dance: 'Танго',
  typing: null,
  agreeing: null,
  isAfterSheet: false,
  onDanceChange: fn(),
  onOffer: fn(),
  onWithdraw: null,
}

/** Листы тура на рабочем месте: ввод с бумаги, второй ввод, разбор расхождений. */
const meta = {
  title: 'Экраны/Рабочие места/SheetsScreen: листы тура',
  component: SheetsScreen,
  parameters: { isPage: true },
  args: {
    head: tallyHead,
    title: '42. Стандарт, взрослые, 1/4',
    marks,
    timeZone: 'Europe/Moscow',
    outcome: null,
    back: { label: 'Все\u00A0листы', onPress: fn() },
  },
} satisfies Meta<typeof SheetsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A station goes on with its own sheet, enters another's a second time, and decides nothing else. */
export const Sheets: Story = {
  name: 'Листы тура',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Первый ввод сделан, ждёт второго')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Заменить судью/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Начать ввод' }))
    await expect(args.marks?.onOffer).toHaveBeenCalledWith(
      expect.objectContaining({ letter: 'C', offer: expect.objectContaining({ action: 'type' }) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Все\sлисты/ }))
    await expect(args.back.onPress).toHaveBeenCalled()
  },
}
export const SheetsOnAPhone: Story = {
  name: 'Листы на телефоне',
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const SheetsOnATallTablet: Story = {
  name: 'Листы на планшете',
  globals: { viewport: { value: 'tallTablet', isRotated: false } },
}
const differing: Marks['round'] = {
  ...marks.round,
  sheets: [
    sheet('A'),
    sheet('A', { id: 2, pass: 'second', station_id: 8 }),
    sheet('A', {
      id: 3,
      pass: 'resolved',
      station_id: 8,
      finished_at: null,
      agreements: [
        { user_id: null, station_id: 8, name: 'Зимин Пётр', reason: 'Исправлено на листе' },
      ],
    }),
  ],
  differences: [
    { dance: 'Танго', letter: 'A', registration_id: 41, criterion: 0, first: 0, second: 1 },
  ],
}
/** Two who typed the sheet differently agree at their own stations. */
export const Agreeing: Story = {
  name: 'Двое разбирают расхождение',
  args: {
    marks: {
      ...marks,
      round: differing,
      agreeing: {
        column: roundSheets(differing, marks.reader)[0] as JudgeColumn,
        isSending: false,
        reasons: [],
        onAgree: fn(),
        onRevise: fn(),
        onClose: fn(),
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(document.body)
    await expect(await dialog.findByText('Зимин Пётр: Исправлено на листе')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Согласиться' }))
    await expect(args.marks?.agreeing?.onAgree).toHaveBeenCalledOnce()
  },
}
/** The chief judge's device types nothing: it reads the sheets, also those of trainees, and takes decisions back. */
export const SheetsOfTheChief: Story = {
  name: 'Листы у главного судьи',
  args: {
    head: chiefHead,
    back: { label: 'Зал', onPress: fn() },
    marks: {
      ...marks,
      reader: { typist: 'station 5', isChief: true },
      onWithdraw: fn(async () => {}),
      round: {
        ...marks.round,
        decisions: [
          {
            id: 4,
            kind: 'deduction',
            dance: null,
            letter: null,
            entries: [{ registration_id: 41, value: 5 }],
            text: 'Костюм не\u00A0по правилам',
            office: 'chief',
            at: '2027-02-20T11:20:00Z',
          },
        ],
        trainee_sheets: [
          {
            dance: 'Танго',
            attempt: 1,
            letter: 'TA',
            name: 'Лисина Ольга',
            finished_at: '2027-02-20T11:31:00Z',
            marks: numbers.map((number, at) => ({
              registration_id: number,
              values: [at > 1 ? 1 : 0],
            })),
          },
          {
            dance: 'Танго',
            attempt: 1,
            letter: 'TB',
            name: 'Ким Денис',
            finished_at: null,
            marks: [{ registration_id: 9, values: [1] }],
          },
        ],
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const trainees = within(canvas.getByRole('region', { name: 'Стажёры' }))
    await expect(trainees.getByRole('columnheader', { name: /^TA/ })).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: /Начать ввод|^Ввести|^Второй ввод/ }),
    ).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить решение/ }))
    const asked = within(await canvas.findByRole('alertdialog', { name: 'Отменить решение?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Отменить решение' }))
    await expect(args.marks?.onWithdraw).toHaveBeenCalledWith(4)
  },
}
export const SheetsOfTheChiefOnAPhone: Story = {
  name: 'Листы у главного судьи, на телефоне',
  args: SheetsOfTheChief.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const Loading: Story = { name: 'Загрузка', args: { marks: null } }
export const Refused: Story = {
  name: 'Лист не взят',
  args: {
    outcome: {
      state: 'refused',
      title: 'Лист не взят',
      reasons: ['Второй ввод делает другой человек'],
    },
  },
}
export const Typing: Story = {
  name: 'Ввод с бумаги',
  args: {
    marks: {
      ...marks,
      typing: {
        letter: 'C',
        judge: 'Петров Сергей',
        pass: 'first',
        isCorrection: false,
        isAgreement: false,
        marks: { 9: [1] },
        row: 1,
        criterion: 0,
        buffer: '',
        refused: [],
        refusals: [],
        progress: { typed: 1, total: 4, crosses: 1, warnings: [] },
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
      },
    },
  },
}
