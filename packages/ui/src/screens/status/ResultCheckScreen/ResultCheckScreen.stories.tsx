import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { ResultCheckScreen } from './ResultCheckScreen.tsx'

const right = { name: '11. Соло, взрослые', problems: [] }

const meta = {
  ...page,
  title: 'Экраны/Состояния/ResultCheckScreen: проверка итога',
  component: ResultCheckScreen,
  args: {
    check: { state: 'empty' },
    schemaHref: '#schema',
    onFile: fn(),
  },
} satisfies Meta<typeof ResultCheckScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['{}'], 'result.json', { type: 'application/json' })
    await userEvent.upload(canvas.getByLabelText('Файл результата'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const Checking: Story = { args: { check: { state: 'checking' } } }

export const Agrees: Story = {
  args: { check: { state: 'checked', contests: [right] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Сходится' })).toBeVisible()
  },
}

export const Disagrees: Story = {
  args: {
    check: {
      state: 'checked',
      contests: [
        right,
        {
          name: '40. Пары, латиноамериканская программа',
          problems: [
            '№ 114: по оценкам 1-е место, в файле 2-е место',
            'файл изменён: контрольная сумма другая',
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Не сходится' })).toBeVisible()
    await expect(canvas.getByText(/^№ 114/)).toBeVisible()
  },
}

export const NoResultFile: Story = {
  args: { check: { state: 'noResultFile', fileName: 'фото.jpg' } },
}

export const Phone: Story = { args: Disagrees.args, globals: phone }

export const Narrowest: Story = { args: Disagrees.args, globals: narrowest }
