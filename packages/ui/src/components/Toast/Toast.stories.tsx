import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { createToastQueue } from './toastQueue.ts'
import { ToastRegion } from './ToastRegion.tsx'

const onReturn = fn()

/** Короткое «сделано» внизу страницы; уходит само, но не из-под руки. */
const meta = {
  title: 'Компоненты/Отклик/Toast: уведомление, тост',
  component: ToastRegion,
  args: { queue: createToastQueue() },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  render: ({ queue }) => (
    <>
      <Inline>
        <Button onPress={() => queue.add({ text: 'Сохранено' })}>Сохранить</Button>
        <Button
          onPress={() =>
            queue.add({
              text: 'Заявка № 108 снята',
              tone: 'info',
              action: { label: 'Вернуть', onPress: onReturn },
            })
          }
        >
          Снять
        </Button>
        <Button
          onPress={() =>
            queue.add({
              text: 'Связь пропала, отметки ждут на этом устройстве и уйдут, как только она вернётся',
              tone: 'caution',
            })
          }
        >
          Отметить
        </Button>
      </Inline>
      <ToastRegion queue={queue} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  args: { queue: createToastQueue() },
  play: async ({ canvas }) => {
    for (const name of ['Сохранить', 'Снять', 'Отметить']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    const region = canvas.getByRole('region', { name: 'Уведомления' })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const CanBeTakenBack: Story = {
  name: 'Можно отменить',
  args: { queue: createToastQueue() },
  play: async ({ canvas }) => {
    onReturn.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Снять' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }))
    await expect(onReturn).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
}
