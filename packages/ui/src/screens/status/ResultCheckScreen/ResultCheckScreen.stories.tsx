import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { ResultCheckScreen, type ShownContest } from './ResultCheckScreen.tsx'

const key = {
  id: '9f2c41d07b3ae865',
  alg: 'Ed25519' as const,
  public_key: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  from: '2026-11-28T09:00:00.000Z',
  until: null,
}

const right: ShownContest = {
  name: '11. Соло, взрослые',
  origin: 'версия 2 от 20.02.2027, команда «Весна»',
  site: 'https://vesna.example.org',
  verdict: 'right',
  problems: [],
  draws: { repeated: 3, moved: [], untold: [] },
  hiddenNames: 0,
  isUnsignedFormat: false,
  published: { state: 'same', version: 2, href: '#result', differences: [] },
  journal: 'told',
  inputFaults: [],
  signature: { state: 'good', key },
}

const forged: ShownContest = {
  ...right,
  name: '40. Пары, латиноамериканская программа',
  verdict: 'wrong',
  problems: [
    '№ 114: по оценкам 1-е место, в файле 2-е место',
    '№ 114: имя «Орлова Анна» не то, что опубликовано',
    'файл изменён: контрольная сумма другая',
  ],
  draws: {
    repeated: 2,
    moved: [
      '1/2: №\u00A052: из\u00A0захода\u00A01 в\u00A0заход\u00A02',
      'Финал: №\u00A061: добавлен в\u00A0заход\u00A01',
    ],
    untold: [],
  },
  published: {
    state: 'other',
    version: 2,
    href: '#result',
    differences: ['№ 114: опубликовано 1-е место, в файле 2-е место'],
  },
  journal: 'missing',
  signature: { state: 'bad', key },
}

/** Проверка файла результата: подпись, жеребьёвки и подсчёт места за местом. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Состояния/ResultCheckScreen: проверка итога',
  component: ResultCheckScreen,
  args: {
    check: { state: 'empty' },
    schemaHref: '#schema',
    keysHref: '#keys',
    onFile: fn(),
  },
} satisfies Meta<typeof ResultCheckScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Файл не выбран',
  play: async ({ canvas, args }) => {
    const file = new File(['{}'], 'result.json', { type: 'application/json' })
    await userEvent.upload(canvas.getByLabelText('Файл результата'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const Checking: Story = { name: 'Проверяется', args: { check: { state: 'checking' } } }

function checked(...contests: ShownContest[]): Story['args'] {
  return { check: { state: 'checked', isSiteReached: true, contests } }
}

export const Agrees: Story = {
  name: 'Сходится',
  args: checked(right),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Сходится' })).toBeVisible()
    await expect(canvas.getByText(/^Подпись верна/)).toHaveTextContent(key.id)
  },
}

export const Disagrees: Story = {
  name: 'Не сходится',
  args: checked(right, forged),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Не сходится' })).toBeVisible()
    await expect(canvas.getByText(/^№ 114: по оценкам/)).toBeVisible()
    await expect(canvas.getByText(/^Подпись неверна/)).toBeVisible()
    await expect(canvas.getByText(/^После жеребьёвки изменено: 1\/2: №\s52/)).toBeVisible()
  },
}

/** Signed, public and told by the journal; but what it follows from was rewritten in the database before. */
export const InputChanged: Story = {
  name: 'Исходные данные переписаны',
  args: checked({
    ...right,
    verdict: 'wrong',
    inputFaults: [
      'Финал. Кто танцевал и\u00A0кто выбыл: не\u00A0то, что в\u00A0журнале турнира (строка\u00A057)',
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Не сходится', level: 2 })).toBeVisible()
    await expect(canvas.getByText(/^Финал\. Кто танцевал .* \(строка\s57\)$/)).toBeVisible()
    await expect(canvas.getByText(/сохраните оба файла/)).toBeVisible()
  },
}

/** It was published so, and corrected since; a dancer took the consent back. */
export const Older: Story = {
  name: 'Есть исправление новее',
  args: checked({
    ...right,
    hiddenNames: 2,
    published: { state: 'older', version: 3, href: '#result', differences: [] },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'версия 3' })).toBeVisible()
  },
}

export const TakenBack: Story = {
  name: 'Публикация отозвана',
  args: checked({
    ...right,
    verdict: 'unproven',
    published: { state: 'withdrawn', version: null, href: null, differences: [] },
  }),
}

/** From the time before signatures. */
export const Unsigned: Story = {
  name: 'Без подписи',
  args: checked({
    ...right,
    origin: 'версия 1',
    draws: { repeated: 0, moved: [], untold: ['1/2', 'Финал'] },
    site: null,
    isUnsignedFormat: true,
    published: { state: 'same', version: 1, href: '#result', differences: [] },
    signature: { state: 'none', key: null },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Формат 1, без подписи/)).toBeVisible()
    await expect(canvas.getByText('Не сказано, как жеребили: 1/2; Финал.')).toBeVisible()
  },
}

export const OfAnotherTeam: Story = {
  name: 'Подписан другой командой',
  args: checked({
    ...right,
    verdict: 'unproven',
    site: 'https://oreol.example.org',
    published: { state: 'unknown', version: null, href: null, differences: [] },
    signature: { state: 'unknown_key', key: null },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Не подтверждено' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /oreol/ })).toBeNull()
  },
}

export const WithoutNetwork: Story = {
  name: 'Сайт не ответил',
  args: {
    check: {
      state: 'checked',
      isSiteReached: false,
      contests: [{ ...right, verdict: 'unproven', published: null, signature: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Сайт не\sответил/)).toBeVisible()
  },
}

export const NoResultFile: Story = {
  name: 'Это не файл результата',
  args: { check: { state: 'noResultFile', fileName: 'фото.jpg' } },
}

export const Phone: Story = {
  name: 'Не сходится, на телефоне',
  args: Disagrees.args,
  globals: phone,
}

export const Narrowest: Story = {
  name: 'Не сходится, на самом узком экране',
  args: Disagrees.args,
  globals: narrowest,
}
