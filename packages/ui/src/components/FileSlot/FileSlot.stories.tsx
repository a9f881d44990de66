import type { Meta, StoryObj } from '@storybook/react-vite'

import {
  type FileSlot as EventSlot,
  fileWarnings,
  slotAdvice,
  slotAdviceText,
} from '@parket/domain/files/eventFiles'
import type { FileSlotState } from '@parket/domain/files/fileSlotState'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { FileSlot } from './FileSlot.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#7a2a5c" d="M0 0h4v4H0z"/><path fill="#fff3a3" d="M0 0h2v2H0zM2 2h2v2H2z"/></svg>',
)}`

const kept = { name: 'banner.png', size: 210_000, previewUrl: picture }
const state: FileSlotState = {
  file: null,
  modified: null,
  delete: false,
  progress: null,
  problem: null,
}

/** What an event's page says of a slot. */
function advised(slot: EventSlot) {
  return { title: slotAdvice(slot).title, description: slotAdviceText(slot) }
}

/** Место для файла. */
const meta = {
  title: 'Компоненты/Формы/FileSlot: загрузка файла',
  component: FileSlot,
  args: {
    ...advised('banner'),
    state,
    accept: 'image/*',
    onChoose: fn(),
    onDelete: fn(),
    onRevert: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof FileSlot>

export default meta
type Story = StoryObj<typeof meta>

const chosen = { name: 'Новый банер с длинным именем, финальный (3).png', size: 900_000 }

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <FileSlot {...args} />
      <FileSlot {...args} {...advised('bg-mobile')} state={{ ...state, file: kept }} />
      <FileSlot
        {...args}
        state={{ ...state, file: kept, modified: chosen }}
        warnings={fileWarnings('banner', { size: chosen.size, dimensions: null })}
        chosenPreviewUrl={picture}
      />
      <FileSlot
        {...args}
        {...advised('bg-desktop')}
        state={{ ...state, file: kept, delete: true }}
      />
      <FileSlot
        {...args}
        {...advised('invitation')}
        state={{ ...state, modified: chosen, progress: 0.4 }}
      />
      <FileSlot
        {...args}
        title={chosen.name}
        description={undefined}
        state={{ ...state, modified: chosen, problem: 'Слишком большой файл.' }}
      />
      <FileSlot
        {...args}
        {...advised('bg-mobile')}
        place={<div style={{ width: 120, height: 80, background: 'currentColor', opacity: 0.1 }} />}
        state={{ ...state, file: kept }}
      />
      <FileSlot
        {...args}
        title="Положение.pdf"
        description={undefined}
        state={{ ...state, file: { ...kept, name: 'Положение.pdf' } }}
        isDisabled
      />
    </Stack>
  ),
}

const file = new File(['x'], 'x.png', { type: 'image/png' })

export const ChosenOrDropped: Story = {
  name: 'Выбрали или перетащили',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Баннер: выберите файл')
    await userEvent.upload(input, file)
    await expect(args.onChoose).toHaveBeenLastCalledWith(file)
    const dropped = new File(['y'], 'y.png', { type: 'image/png' })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(dropped)
    canvas
      .getByRole('article', { name: 'Баннер' })
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
    await expect(args.onChoose).toHaveBeenCalledTimes(2)
  },
}

export const StoredIsDownloaded: Story = {
  name: 'Скачивают загруженное',
  args: { state: { ...state, file: kept } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

export const FailedIsSentAgain: Story = {
  name: 'Не загрузилось: отправляют снова',
  args: { state: { ...state, modified: chosen, problem: 'Нет связи с сервером.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Баннер: выберите другой файл')).toHaveAccessibleDescription(
      'Нет связи с сервером.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Оставить как было' }))
    await expect(args.onRevert).toHaveBeenCalledOnce()
  },
}
