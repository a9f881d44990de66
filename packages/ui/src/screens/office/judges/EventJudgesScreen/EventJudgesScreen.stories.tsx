import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup } from '../../../fixtures/cup.ts'
import {
  EventJudgesScreen,
  PasteJudgesDialog,
  type PasteJudgesDialogProps,
  type EventJudgeItem,
  type JudgeTie,
  type PanelsProps,
  SeatDialog,
  type SeatDialogProps,
} from './EventJudgesScreen.tsx'

const judge = (id: number, last_name: string, city: string, club: string) => ({
  id,
  last_name,
  first_name: 'Анна',
  city,
  club,
  category: 'Всероссийская',
})

const judges: EventJudgeItem[] = [
  { judge_id: 1, letter: 'A', role: 'line', judge: judge(1, 'Орлова', 'Тверь', 'Грация') },
  { judge_id: 2, letter: 'B', role: 'line', judge: judge(2, 'Белова', 'Самара', 'Грация') },
  { judge_id: 3, letter: 'C', role: 'chief', judge: judge(3, 'Ким', 'Самара', 'Ритм') },
  { judge_id: 4, letter: null, role: 'scrutineer', judge: judge(4, 'Ясная', '', '') },
]

const panels: PanelsProps = {
  contests: [
    {
      id: 'a',
      group_num: 11,
      group_name: 'Соло, взрослые',
      section: 'Oriental',
      scoring: 'skating',
      judgeIds: [1, 2],
      isJudged: false,
    },
    {
      id: 'b',
      group_num: 12,
      group_name: 'Дуэты',
      section: 'Folk',
      scoring: 'skating',
      judgeIds: [1, 3],
      isJudged: true,
    },
  ],
  judges: judges.filter(({ letter }) => letter !== null),
  isChanged: true,
  isSaving: false,
  problem: null,
  onToggle: fn(),
  onDraw: fn(),
  onSave: fn(),
  onReset: fn(),
  ties: [],
  isAnswering: false,
  onAnswer: fn(),
}

const tie: JudgeTie = {
  contest_id: 'a',
  judge_id: 2,
  kind: 'club',
  name: 'Грация',
  numbers: [12, 31],
  key: '1',
  answer: null,
}
const ties: JudgeTie[] = [
  tie,
  // Not on this panel: it is told once somebody puts the judge there.
  { ...tie, judge_id: 3, name: 'Ритм', key: '2' },
  {
    ...tie,
    judge_id: 1,
    kind: 'coach',
    name: '',
    numbers: [7],
    key: '3',
    answer: { text: 'Разрешил главный судья', by: 'Соколова Ирина' },
  },
  { ...tie, contest_id: 'b', judge_id: 1, kind: 'city', name: 'Тверь', numbers: [5], key: '4' },
]

const form = {
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}

const dialog: SeatDialogProps = {
  judge: null,
  found: [judge(7, 'Соколова', 'Казань', 'Грация')],
  q: 'сок',
  onSearch: fn(),
  onChoose: fn(),
  seat: { ...form, values: { role: 'line', letter: 'D' } },
  own: null,
  onOwn: fn(),
  onClose: fn(),
}

/** Судьи турнира и бригады номинаций. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Судьи/EventJudgesScreen: судьи турнира',
  component: EventJudgesScreen,
  args: {
    view: { state: 'ready', judges },
    event: { ...cup, published: true },
    tabs: [
      { href: '#registrations', label: 'Регистрации' },
      { href: '#judges', label: 'Судьи', isCurrent: true },
    ],
    onAdd: fn(),
    onPaste: fn(),
    onEdit: fn(),
    onRemove: fn(),
    busy: [],
    problem: null,
    dialog: null as ReactNode,
    panels,
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home' },
  },
} satisfies Meta<typeof EventJudgesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Two judges of one club stand out where they sit together, and so does an even panel. */
export const Ready: Story = {
  name: 'Судьи и бригады',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^A, B: клуб Грация; Судей чётное число/)).toBeVisible()
    await expect(canvas.getByText(/^11\..*Соло, взрослые.*Сохранить можно/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Разложить поровну' }))
    await expect(panels.onDraw).toHaveBeenCalledWith(3)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Соло, взрослые.*: судья C$/ }))
    await expect(panels.onToggle).toHaveBeenCalledWith('a', 3)
    await expect(canvas.getByRole('checkbox', { name: /Дуэты.*: судья A$/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить бригады' }))
    await expect(panels.onSave).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Ким Анна' }))
    await expect(args.onEdit).toHaveBeenCalledWith(judges[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Ясная Анна' }))
    await expect(args.onRemove).toHaveBeenCalledWith(judges[3])
  },
}

export const Choosing: Story = {
  name: 'Выбор судьи',
  args: { dialog: <SeatDialog {...dialog} /> },
  play: async () => {
    const open = screen.getByRole('dialog', { name: 'Добавить судью' })
    await userEvent.click(within(open).getByRole('button', { name: /^Соколова Анна/ }))
    await expect(dialog.onChoose).toHaveBeenCalledWith(dialog.found[0])
    await userEvent.click(within(open).getByRole('button', { name: /^Нет в справочнике/ }))
    await expect(dialog.onOwn).toHaveBeenCalled()
  },
}

/** Who judged here before stands there before a word is typed. */
export const JudgedBefore: Story = {
  name: 'Кто судил раньше',
  args: { dialog: <SeatDialog {...dialog} q="" /> },
}

const paste: PasteJudgesDialogProps = {
  text: 'Соколова Ирина, Казань\nГромов Илья, Уфа, Первая\nОрлова Анна, Тверь',
  onText: fn(),
  preview: null,
  isSending: false,
  problem: null,
  onPreview: fn(),
  onAdd: fn(),
  onClose: fn(),
}

const added = { city: 'Казань', category: '', club: '', fault: null }

/** Lines that cannot be read are named before anything is asked. */
export const Pasting: Story = {
  name: 'Судьи списком',
  args: {
    dialog: <PasteJudgesDialog {...paste} text={`${paste.text}\nСоколова\nГромов Илья, Уфа`} />,
  },
  play: async () => {
    const open = within(screen.getByRole('dialog', { name: 'Судьи списком' }))
    await expect(open.getByText('Строка 4: Укажите имя')).toBeVisible()
    await expect(open.getByText('Строка 5: То же, что в строке 2')).toBeVisible()
    await expect(open.getByRole('button', { name: /^Показать/ })).toBeDisabled()
  },
}

/** What becomes of each line, before it is stored. */
export const PastePreview: Story = {
  name: 'Что станет с каждой строкой',
  args: {
    dialog: (
      <PasteJudgesDialog
        {...paste}
        preview={[
          { ...added, name: 'Соколова Ирина', letter: 'D', source: 'directory', club: 'Грация' },
          {
            ...added,
            name: 'Громов Илья',
            city: 'Уфа',
            category: 'Первая',
            letter: 'E',
            source: 'new',
          },
          { ...added, name: 'Орлова Анна', city: 'Тверь', letter: 'A', source: 'there' },
        ]}
      />
    ),
  },
  play: async () => {
    const open = within(screen.getByRole('dialog', { name: 'Судьи списком' }))
    await userEvent.click(open.getByRole('button', { name: /^Добавить 2\sсудей/ }))
    await expect(paste.onAdd).toHaveBeenCalled()
  },
}

/** A namesake in another city: the line says what to add. */
export const PasteAmbiguous: Story = {
  name: 'Тёзка из другого города',
  args: {
    dialog: (
      <PasteJudgesDialog
        {...paste}
        text="Соколова Ирина"
        preview={[
          {
            ...added,
            name: 'Соколова Ирина',
            city: '',
            letter: null,
            source: 'new',
            fault: 'Таких в справочнике несколько: напишите город (Казань, Уфа)',
          },
        ]}
      />
    ),
  },
  globals: phone,
}

export const Seat: Story = {
  name: 'Место и буква судьи',
  args: {
    dialog: (
      <SeatDialog
        {...dialog}
        judge={judge(7, 'Соколова', 'Казань', 'Грация')}
        seat={{
          ...form,
          values: { role: 'line', letter: 'A' },
          errors: { letter: ['Буква A уже у другого судьи.'] },
          refusals: 1,
        }}
      />
    ),
  },
}

export const OwnJudge: Story = {
  name: 'Судья не из справочника',
  args: {
    dialog: (
      <SeatDialog
        {...dialog}
        own={{
          ...form,
          values: {
            last_name: 'Белова',
            first_name: '',
            city: '',
            club: '',
            category: '',
            role: 'line',
            letter: null,
          },
        }}
      />
    ),
  },
}

export const Refused: Story = {
  name: 'Убрать судью нельзя',
  args: {
    problem: 'Сначала уберите судью из бригад: 11. Соло, взрослые · Oriental; 12. Дуэты · Folk.',
    panels: {
      ...panels,
      problem:
        'В номинации «11. Соло, взрослые · Oriental» уже есть оценки, состав бригады не меняют: судью заменяют в туре.',
    },
  },
}

export const Empty: Story = {
  name: 'Судей ещё нет',
  args: {
    view: { state: 'ready', judges: [] },
    panels: { ...panels, judges: [], isChanged: false },
  },
}

export const Loading: Story = {
  name: 'Загрузка',
  args: { view: { state: 'loading' }, event: null },
}
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', globals: phone }
export const PhoneSeat: Story = { name: 'Место судьи на телефоне', args: Seat.args, globals: phone }

/** Fourteen judges: the table scrolls inside its frame. */
export const Narrowest: Story = {
  name: 'Четырнадцать судей на самом узком экране',
  args: {
    panels: {
      ...panels,
      judges: Array.from({ length: 14 }, (_, index) => ({
        judge_id: index + 1,
        letter: String.fromCodePoint(65 + index),
        role: 'line' as const,
        judge: judge(index + 1, `Константинопольская-${index}`, 'Петропавловск-Камчатский', ''),
      })),
    },
  },
  globals: narrowest,
}

/** Whom judges of the panels are tied to: each tie is answered with a word, and nothing is forbidden. */
export const Tied: Story = {
  name: 'Судьи связаны с участниками',
  args: { panels: { ...panels, ties } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Связаны с\sучастниками: B, A/)).toBeVisible()
    await expect(canvas.getByText(/^Ответ: Разрешил главный судья\. Соколова Ирина/)).toBeVisible()
    await expect(canvas.queryByText(/«Ритм»/)).toBeNull()
    const answer = canvas.getByRole('button', { name: /^Ответить: судья B/ })
    await userEvent.click(answer)
    await expect(panels.onAnswer).not.toHaveBeenCalled()
    const field = canvas.getByLabelText(/^Судья B, клуб «Грация»/)
    await expect(field).toHaveAccessibleDescription(/Укажите причину/)
    await userEvent.type(field, 'Другого судьи в городе нет')
    await userEvent.click(answer)
    await expect(panels.onAnswer).toHaveBeenCalledWith([tie], 'Другого судьи в городе нет')
  },
}

export const TiedOnAPhone: Story = {
  name: 'Судьи связаны с участниками, на телефоне',
  args: Tied.args,
  globals: phone,
}
