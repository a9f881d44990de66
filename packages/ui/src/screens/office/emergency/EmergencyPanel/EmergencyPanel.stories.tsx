import { emergencyProblems } from '@parket/domain/emergency/problems'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import type { BringMarksProps, BroughtMarks } from '../BringMarks/BringMarks.tsx'
import { EmergencyPanel } from './EmergencyPanel.tsx'

const quiet: BringMarksProps = {
  isBringing: false,
  problems: [],
  brought: null,
  onBring: fn(),
  marksHref: (groupNum, roundId) => `#${groupNum}-${roundId}`,
}

/** With what was brought. */
const bringing = (brought: BroughtMarks) => ({ bringing: { ...quiet, brought } })

/** Аварийный файл: скачать заранее и перенести оценки обратно. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Аварийный файл/EmergencyPanel: скачать и перенести',
  component: EmergencyPanel,
  args: {
    isDownloading: false,
    refusals: [],
    onDownload: fn(),
    bringing: quiet,
  },
} satisfies Meta<typeof EmergencyPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The file is made by a press; marks are brought by choosing their file. */
export const Ready: Story = {
  name: 'Скачать и перенести',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать аварийный файл' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    const marks = new File(['{}'], 'marks.json', { type: 'application/json' })
    await userEvent.upload(canvas.getByLabelText('Копия оценок из аварийного файла'), marks)
    await expect(args.bringing.onBring).toHaveBeenCalledWith(marks)
  },
}

const round = {
  round_id: 21,
  group_num: 42,
  title: '42. Стандарт, взрослые. Финал',
}

/** What nobody has to look at is counted. */
export const Brought: Story = {
  name: 'Оценки перенесены',
  args: bringing({ equal: 3, added: 22, waiting: 0, refused: 0, rounds: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Записано 22\sлиста, совпало 3\sлиста$/)).toBeVisible()
  },
}

/** What differs leads to where it is decided. */
export const Differing: Story = {
  name: 'Часть расходится',
  args: bringing({
    equal: 3,
    added: 0,
    waiting: 1,
    refused: 1,
    rounds: [
      {
        ...round,
        notes: [],
        sheets: [
          { dance: 'Медленный вальс', letter: 'A', state: 'equal', message: null },
          {
            dance: 'Медленный вальс',
            letter: 'B',
            state: 'waiting',
            message: 'Отличается от того, что уже есть',
          },
        ],
      },
      {
        ...round,
        round_id: 22,
        title: '43. Сеньоры. Финал',
        notes: [],
        sheets: [
          {
            dance: 'Танго',
            letter: 'C',
            state: 'refused',
            message: 'Состав тура изменился после того, как сделан файл',
          },
        ],
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Решить/ })).toHaveAttribute('href', '#42-21')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

/** What was decided in the file is for a person to put on the record. */
export const Decided: Story = {
  name: 'В файле есть решения',
  args: bringing({
    equal: 0,
    added: 5,
    waiting: 0,
    refused: 0,
    rounds: [
      {
        ...round,
        sheets: [],
        notes: ['Решение из файла: Проходят № 5, № 9. Запишите его, если оно остаётся в силе'],
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Решение из файла: Проходят/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Решить/ })).toHaveAttribute('href', '#42-21')
  },
}

/** Another file is refused in words, by the field. */
export const WrongFile: Story = {
  name: 'Не тот файл',
  args: {
    bringing: {
      ...quiet,
      problems: [
        'Это не файл с оценками: выберите тот, что сохранён в аварийном файле кнопкой «Сохранить копию»',
      ],
    },
  },
}

/** A copy of nothing is no success. */
export const Empty: Story = {
  name: 'В копии ничего нет',
  args: { bringing: { ...quiet, problems: [emergencyProblems.empty] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(emergencyProblems.empty)).toBeVisible()
    await expect(canvas.queryByText(/есть решения/)).not.toBeInTheDocument()
  },
}

/** The network fails midway: what arrived is told beside it. */
export const Partly: Story = {
  name: 'Перенеслось не всё',
  args: {
    bringing: {
      ...quiet,
      problems: ['Нет связи с сервером.', 'Перенесены не все туры: перенесите файл ещё раз.'],
      brought: { equal: 0, added: 5, waiting: 0, refused: 0, rounds: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Перенесены не все туры/)).toBeVisible()
    await expect(canvas.getByText(/^Записано 5\sлистов$/)).toBeVisible()
  },
}

export const Busy: Story = { name: 'Скачивается', args: { isDownloading: true } }

export const Phone: Story = { name: 'На телефоне', args: Differing.args ?? {}, globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: Differing.args ?? {},
  globals: narrowest,
}
