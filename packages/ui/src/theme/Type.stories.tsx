import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../components/Heading/Heading.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { fontWeight, numberSize } from './scale.ts'

/**
 * Один шрифт, Onest: заголовок страницы 56 (на телефоне 30), затем 22, 18, 16 и 14. Начертаний
 * четыре: 400, 500, 600, 650.
 *
 * **Как применять:** `Heading` для заголовков, `Text` для остального. Числа в столбцах (суммы,
 * оценки) — `isTabular`: цифры одной ширины; в тексте они обычные. Число, ради которого пришли
 * (место, стартовый номер, сумма к оплате), крупнее заголовка: `numberSize`. Длинный текст — `isMeasured`: строка
 * не длиннее, чем удобно читать. Кавычки «ёлочки», тире —, неразрывный пробел в именах, датах и
 * суммах.
 *
 * **Чего не делать:** не выбирайте уровень заголовка по размеру: вид меняет `size`. Не пишите
 * прописными целые слова. Не мельчите: 14 — предел.
 */
const meta = { title: 'Основы/Шрифт' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Scale: Story = {
  name: 'Ступени',
  render: () => (
    <Stack gap="large">
      <Heading level={1}>Осенний бал: паркет ждёт</Heading>
      <Heading level={2}>Номинации первого дня</Heading>
      <Heading level={3}>Соло, Oriental, взрослые</Heading>
      <Heading level={4}>Что взять с собой</Heading>
      <Text size="large" isMeasured>
        Два дня, сорок номинаций и один паркет. Регистрируйтесь, пока есть места: после начала
        жеребьёвки состав не меняется.
      </Text>
      <Text isMeasured>
        Съешь ещё этих мягких французских булок, да выпей чаю. Ёлочки « » и тире — на месте;
        №&nbsp;108, 1 200 ₽, 15–16 мая 2027 года.
      </Text>
      <Text size="small" tone="secondary" isMeasured>
        Возраст считается на первый день турнира.
      </Text>
      <div>
        <Text isTabular>108 · 1 111,11 ₽ · 4,75</Text>
        <Text isTabular>947 · 8 888,88 ₽ · 9,50</Text>
      </div>
    </Stack>
  ),
}

export const Numbers: Story = {
  name: 'Числа',
  render: () => (
    <Stack gap="medium">
      {Object.entries(numberSize).map(([name, fontSize]) => (
        <div key={name}>
          <div
            style={{
              fontSize,
              fontWeight: fontWeight.bold,
              lineHeight: 1,
              letterSpacing: '-0.03em',
            }}
          >
            114
          </div>
          <Text size="small" tone="secondary">
            {name}
          </Text>
        </div>
      ))}
    </Stack>
  ),
}

export const Weights: Story = {
  name: 'Начертания',
  render: () => (
    <Stack gap="small">
      {Object.entries(fontWeight).map(([name, weight]) => (
        <Text key={name} size="large" weight={name as keyof typeof fontWeight}>
          {weight}, {name}: Кубок Паркета, Белая ночь
        </Text>
      ))}
    </Stack>
  ),
}
