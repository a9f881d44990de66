import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { FileButton } from './FileButton.tsx'

/** Кнопка, которая просит файл у устройства: загрузка, фото, вложение. */
const meta = {
  title: 'Компоненты/Формы/FileButton: кнопка выбора файла',
  component: FileButton,
  args: {
    label: 'Файл с\u00A0планшета',
    children: 'Загрузить файл…',
    accept: '.json',
    onChoose: fn(),
  },
} satisfies Meta<typeof FileButton>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Inline gap="small">
      <FileButton {...args} />
      <FileButton {...args} label="Главная" variant="primary" />
      <FileButton {...args} label="Тихая" variant="quiet" />
      <FileButton {...args} label="Отправляем" isPending />
      <FileButton {...args} label="Нельзя" isDisabled />
    </Inline>
  ),
}

/** Тот же файл можно выбрать ещё раз: его могли исправить. */
export const Chosen: Story = {
  name: 'Выбирают файл',
  play: async ({ args, canvas }) => {
    const file = new File(['{}'], 'marks.json', { type: 'application/json' })
    const input = canvas.getByLabelText<HTMLInputElement>('Файл с планшета')
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
    await expect(args.onChoose).toHaveBeenLastCalledWith(file)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Загрузить файл…' })).toHaveFocus()
  },
}

/** Пока файл идёт, другой не выбрать; что не так с прежним, сказано у кнопки. */
export const NotNow: Story = {
  name: 'Сейчас выбрать нельзя',
  render: (args) => (
    <Inline gap="small">
      <FileButton {...args} label="Отправляем" isPending />
      <FileButton {...args} label="Нельзя" isDisabled />
      <FileButton {...args} label="Не принят" isInvalid problemId="problem" />
      <p id="problem">Это не файл судьи.</p>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Отправляем')).toBeDisabled()
    await expect(canvas.getByLabelText('Нельзя')).toBeDisabled()
    await expect(canvas.getAllByRole('button')[2]).toHaveAccessibleDescription('Это не файл судьи.')
  },
}
