import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SlideToConfirm } from './SlideToConfirm.tsx'

/**
 * Подтверждает, когда ползунок провели на 85 % пути: случайное касание не срабатывает. Клавиатурой
 * и программой чтения с экрана его просто нажимают.
 */
const meta = {
  title: 'Компоненты/Судейство/SlideToConfirm: сдать, проведя',
  component: SlideToConfirm,
  args: { label: 'Сдать танго', hint: 'Проведите до\u00A0конца', onConfirm: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SlideToConfirm>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

export const Stickersheet: Story = {
  name: 'Все виды',
  render: ({ onConfirm }) => (
    <Stack gap="medium">
      <SlideToConfirm label="Сдать танго" hint="Проведите до&nbsp;конца" onConfirm={onConfirm} />
      <SlideToConfirm
        label="Ещё 2&nbsp;креста"
        hint="Потом проведите, чтобы сдать"
        isLocked
        onConfirm={onConfirm}
      />
      <SlideToConfirm label="Тур закрыт" isLocked onConfirm={onConfirm} />
      <SlideToConfirm
        label="Сдать медленный фокстрот"
        hint="Проведите до&nbsp;конца"
        onConfirm={onConfirm}
      />
    </Stack>
  ),
}

/** Draws the thumb by so much of the way; the events of a finger. */
async function draw(thumb: HTMLElement, part: number): Promise<void> {
  const track = thumb.parentElement as HTMLElement
  const way = track.clientWidth - thumb.offsetWidth - 12
  const { left } = thumb.getBoundingClientRect()
  const at = (x: number) => ({ clientX: left + x, pointerId: 1, pointerType: 'touch' })
  thumb.setPointerCapture = fn()
  await fireEvent.pointerDown(thumb, at(0))
  await fireEvent.pointerMove(thumb, at((way * part) / 2))
  await fireEvent.pointerMove(thumb, at(way * part))
  await fireEvent.pointerUp(thumb, at(way * part))
}

export const DrawnToTheEndConfirms: Story = {
  name: 'Провели до конца',
  play: async ({ canvas, args }) => {
    await draw(canvas.getByRole('button', { name: 'Сдать танго' }), 0.9)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const LessOfTheWayFallsBack: Story = {
  name: 'Не довели: вернулся назад',
  play: async ({ canvas, args, userEvent }) => {
    const thumb = canvas.getByRole('button', { name: 'Сдать танго' })
    await draw(thumb, 0.8)
    await userEvent.click(thumb)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const AKeyboardPressesIt: Story = {
  name: 'Нажимают с клавиатуры',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Сдать танго' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const LockedItSaysWhatIsMissing: Story = {
  name: 'Закрыт: сказано, чего не хватает',
  args: { isLocked: true, label: 'Ещё 2 креста' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('Ещё 2 креста')).toBeVisible()
  },
}
