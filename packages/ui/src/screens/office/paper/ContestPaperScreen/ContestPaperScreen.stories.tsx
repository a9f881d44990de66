import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { now } from '../../../fixtures/cup.ts'
import {
  jackAndJillResult,
  pointsResult,
  resultOfDay,
  soloResult,
} from '../../../fixtures/results.ts'
import type { ShownResult } from '../../../events/resultData.ts'
import { dayFrame } from '../../fixtures/day.ts'
import { ContestPaperScreen, type Paper, type PaperChoice } from './ContestPaperScreen.tsx'
import type { RoundItem } from './paperData.ts'

const clubs = ['Ритм', 'Фантазия', ''] as const

/** The rounds of a result as they were drawn, with two heats each. */
function roundsOf({ rounds, panel }: ShownResult): RoundItem[] {
  return rounds.map(({ index, type, label, role, advance, entries, pairs, ...own }, at) => {
    const heat = entries.map(({ start_number, names }) => ({
      registration_id: 900 + start_number,
      start_number,
      dancers: names,
      city: 'Москва',
      is_late: false,
    }))
    const half = Math.ceil(heat.length / 2)
    return {
      id: at + 1,
      role,
      index,
      type,
      label,
      status: 'judged',
      advance,
      dances: null,
      seed: 'c0ffee12',
      heats: [heat.slice(0, half), heat.slice(half)],
      pairs: pairs.map(({ leader, follower, scored }) => ({
        leader_id: 900 + leader,
        follower_id: 900 + follower,
        scored,
        heat: scored ? 0 : 1,
      })),
      conflicts: [],
      own_panel: own.panel !== undefined,
      seats: (own.panel ?? panel).map(({ letter, role, name }) => ({
        letter,
        role: role as RoundItem['seats'][number]['role'],
        judges: [{ judge_id: letter.charCodeAt(0), name }],
      })),
      marks_published: false,
      version: 1,
    }
  })
}

function paperOf(result: ShownResult, own: Partial<Paper['contest']> = {}): Paper {
  const entries = result.rounds.flatMap((round) => round.entries)
  return {
    eventId: 1,
    contest: {
      scoring: 'skating',
      dances: ['Oriental'],
      criteria: [],
      ...own,
    },
    team: { name: 'Паркет', logo_url: null },
    rounds: roundsOf(result),
    result: resultOfDay(result),
    people: new Map(
      entries.map(({ start_number, names }, at) => [
        start_number,
        {
          names,
          troupe: '',
          city: at % 2 === 0 ? 'Москва' : 'Казань',
          club: clubs[at % clubs.length] ?? '',
          coach: at % 3 === 0 ? 'Рябова Ольга' : '',
        },
      ]),
    ),
  }
}

const solo = paperOf(soloResult)
const ready = (paper: Paper) => ({ state: 'ready', paper }) as const

const choice: PaperChoice = { document: 'heats', roundId: null, reach: 'podium', title: 'Диплом' }

/** Бумаги номинации: заходы, листы судей, ведущему, сводка, дипломы. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Печать/ContestPaperScreen: бумаги',
  component: ContestPaperScreen,
  args: {
    frame: dayFrame('Печать'),
    view: ready(solo),
    choice: { ...choice, roundId: 1 },
    now,
    timeZone: 'Europe/Moscow',
    onChoiceChange: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof ContestPaperScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Heats: Story = {
  name: 'Списки заходов',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Заход 2' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Тур'), '2')
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ roundId: 2 })
    await userEvent.selectOptions(canvas.getByLabelText('Что напечатать'), 'Дипломы')
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ document: 'diplomas' })
    await userEvent.click(canvas.getByRole('button', { name: 'Напечатать' }))
    await expect(args.onPrint).toHaveBeenCalled()
  },
}

/** Of a round before the final crosses: a sheet for each judge of the panel. */
export const Crosses: Story = {
  name: 'Листы с крестами',
  args: { choice: { ...choice, document: 'sheets', roundId: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
    await expect(canvas.getAllByText('Поставьте ровно 6 крестов')).toHaveLength(5)
  },
}

export const Places: Story = {
  name: 'Листы с местами',
  args: { choice: { ...choice, document: 'sheets', roundId: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Места от 1 до 6, без повторов')).toHaveLength(5)
  },
}

const [semiFinal, final] = solo.rounds as [RoundItem, RoundItem]

/** The final has judges of its own: they get sheets, and whose seat is empty gets none. */
export const SheetsOfOwnPanel: Story = {
  name: 'Листы своей бригады финала',
  args: {
    view: ready({
      ...solo,
      rounds: [semiFinal, { ...final, own_panel: true, seats: final.seats.slice(1, 4) }],
    }),
    choice: { ...choice, document: 'sheets', roundId: 2 },
  },
  play: async ({ canvas }) => {
    const sheets = canvas.getAllByRole('article').map((sheet) => sheet.getAttribute('aria-label'))
    await expect(sheets).toEqual(['B', 'C', 'D'].map((letter) => `Лист судьи ${letter}`))
  },
}

export const Points: Story = {
  name: 'Листы с баллами',
  args: {
    view: ready(paperOf(pointsResult, { scoring: 'points', criteria: [...pointsResult.criteria] })),
    choice: { ...choice, document: 'sheets' },
  },
}

/** Heat by heat who comes out, then the places from the last to the first. */
export const Announcer: Story = {
  name: 'Листы ведущего',
  args: { choice: { ...choice, document: 'announcer', roundId: 2 } },
  play: async ({ canvas }) => {
    const leads = canvas.getAllByText(/^\d место$/).map(({ textContent }) => textContent)
    await expect(leads).toEqual([6, 5, 4, 3, 2, 1].map((place) => `${place} место`))
  },
}

const pairs = {
  view: ready(paperOf(jackAndJillResult, { scoring: 'relative-placement', dances: ['WCS'] })),
}

/** Of a final of pairs: both numbers in a line, who dances again without being scored is named. */
export const HeatsOfPairs: Story = {
  name: 'Заходы пар',
  args: { ...pairs, choice },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(lines).toEqual(['201/301', '202/302', '201/303'])
    await expect(canvas.getByText('№ 201 не в зачёт')).toBeVisible()
  },
}

export const SheetsOfPairs: Story = {
  name: 'Листы для пар',
  args: { ...pairs, choice: { ...choice, document: 'sheets' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Места от 1 до 3, без повторов')).toHaveLength(5)
    await expect(canvas.getAllByRole('rowheader', { name: '201/303' })).toHaveLength(5)
  },
}

/** Both of a pair together where they have the same place. */
export const AnnouncerOfPairs: Story = {
  name: 'Листы ведущего для пар',
  args: { ...pairs, choice: { ...choice, document: 'announcer' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Шестаков Артём и Волошина Амина')).toHaveLength(2)
  },
}

export const DiplomasOfPairs: Story = {
  name: 'Дипломы пар',
  args: { ...pairs, choice: { ...choice, document: 'diplomas' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
    await expect(canvas.getByText(/паре: Северская Карина/)).toBeVisible()
  },
}

export const Summary: Story = {
  name: 'Сводка',
  args: { choice: { ...choice, document: 'summary' } },
}

/** The title is what the organiser writes; as many as there are places up to the third. */
export const DiplomasOfPodium: Story = {
  name: 'Дипломы призёров',
  args: { choice: { ...choice, document: 'diplomas', title: 'Грамота' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Грамота' })).toHaveLength(3)
  },
}

/** Points contests give degrees by percent of the maximum. */
export const DiplomasWithDegrees: Story = {
  name: 'Дипломы степеней',
  args: {
    view: ready(paperOf(pointsResult, { scoring: 'points' })),
    choice: { ...choice, document: 'diplomas', reach: 'all' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Лауреат II? степени$/).length).toBeGreaterThan(0)
  },
}

export const NothingDrawn: Story = {
  name: 'Заходов ещё нет',
  args: { view: ready({ ...solo, rounds: [], result: { ...solo.result, places: [] } }) },
}

export const NoPanel: Story = {
  name: 'Бригады ещё нет',
  args: {
    view: ready({
      ...solo,
      rounds: solo.rounds.map((round) => Object.assign({}, round, { seats: [] })),
    }),
    choice: { ...choice, document: 'sheets' },
  },
}

export const NoPlaces: Story = {
  name: 'Мест ещё нет',
  args: {
    view: ready({
      ...solo,
      result: { ...solo.result, places: [], problems: ['Oriental, судья C: оценки не введены'] },
    }),
    choice: { ...choice, document: 'diplomas' },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const FailedToLoad: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }
