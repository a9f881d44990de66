import fastifyHelmet from '@fastify/helmet'
import { secondsInDay } from 'date-fns/constants'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

const YEAR_SECONDS = 365 * secondsInDay

/** What pages may use of the device: a camera reads QR codes at the desk, a station stays awake. */
const OWN_FEATURES = ['camera', 'clipboard-write', 'fullscreen', 'screen-wake-lock']
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const PERMISSIONS = [
  ...OWN_FEATURES.map((name) => `${name}=(self)`),
  ...REFUSED_FEATURES.map((name) => `${name}=()`),
].join(', ')

/**
 * Security headers of every answer (docs/rules/quality.md, «Safety»). The policy is that of an API, whose answers
 * load nothing; the site's pages put their own in its place. HSTS only where the caller came by TLS.
 */
export const securityHeadersPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    await app.register(fastifyHelmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'same-origin' },
    })

    app.addHook('onRequest', async (request, reply) => {
      reply.header('permissions-policy', PERMISSIONS)
      if (request.protocol !== 'https') return
      // Not for subdomains: a team's domain may be shared with sites of its own.
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
    })
  },
  { name: 'security-headers' },
)
