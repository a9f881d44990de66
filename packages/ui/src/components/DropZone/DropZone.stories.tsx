import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FileButton } from '../FileButton/FileButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DropZone } from './DropZone.tsx'

/**
 * Место, на которое бросают файл: перетаскивание, загрузка файла.
 *
 * Бросить файл можно только мышью, поэтому внутри всегда стоит `FileButton`.
 */
const meta = {
  title: 'Компоненты/Формы/DropZone: перетащить файл',
  component: DropZone,
  args: { onChoose: fn(), 'data-testid': 'zone', children: null },
  render: (args) => (
    <DropZone {...args}>
      <p>Перетащите файл результата сюда или выберите его.</p>
      <FileButton label="Файл результата" onChoose={args.onChoose}>
        Выбрать файл
      </FileButton>
    </DropZone>
  ),
} satisfies Meta<typeof DropZone>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: ({ onChoose }) => (
    <Stack gap="large" as="div">
      {(['dashed', 'sheet'] as const).map((look) => (
        <DropZone key={look} look={look} onChoose={onChoose}>
          <p>Перетащите файл результата сюда или выберите его.</p>
          <div>
            <FileButton label={`Файл: ${look}`} onChoose={onChoose}>
              Выбрать файл
            </FileButton>
          </div>
        </DropZone>
      ))}
    </Stack>
  ),
}

const file = new File(['{}'], 'result.json', { type: 'application/json' })

/** As the browser tells of it: with what is dragged. */
function drag(zone: HTMLElement, type: 'dragover' | 'drop', fill: (data: DataTransfer) => void) {
  const dataTransfer = new DataTransfer()
  fill(dataTransfer)
  zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

const aFile = ({ items }: DataTransfer) => void items.add(file)
const words = (data: DataTransfer) => data.setData('text/plain', 'Вальс')

/** Пока файл над местом, оно отвечает цветом. */
export const Dropped: Story = {
  name: 'Файл перетащили',
  play: async ({ args, canvas }) => {
    const zone = canvas.getByTestId('zone')
    drag(zone, 'dragover', aFile)
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
    drag(zone, 'drop', aFile)
    await expect(args.onChoose).toHaveBeenCalledWith(file)
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'))
  },
}

/** Слова и ссылки не файлы. */
export const WordsAreLeftAlone: Story = {
  name: 'Слова и ссылки не принимает',
  play: async ({ args, canvas }) => {
    const zone = canvas.getByTestId('zone')
    drag(zone, 'dragover', words)
    drag(zone, 'drop', words)
    await expect(zone).not.toHaveAttribute('data-over')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  name: 'Недоступно',
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const zone = canvas.getByTestId('zone')
    drag(zone, 'dragover', aFile)
    drag(zone, 'drop', aFile)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
