import { tokenPrefix } from '@academy/contract/access-tokens/token-scopes.ts';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const description = `The calls of the academy. Errors are always { message, code, facts? }.

Programs send an access token, which is made on the profile's page: \`Authorization: Bearer ${tokenPrefix}…\`. Each call
says the scope that it needs: **read**, **learn** (and all that read may), **teach** (and all that learn may) or **admin**
(everything). Cookies beside a token are not looked at.`;

/** The OpenAPI document of the bound calls at /api/docs/json, as a readable page at /api/docs. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Academy', version: '1', description },
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: `${tokenPrefix}…` },
        },
      },
    },
    transform: describeToken,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    theme: { title: 'Academy API' },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true },
  });
}

/** Says of each call which scope an access token needs for it. What is public can be called without. */
const describeToken: NonNullable<FastifyDynamicSwaggerOptions['transform']> = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const { token, access } = route.route.config ?? {};
  if (token === undefined || schema.hide === true) return { schema, url };
  const accessToken = { accessToken: [token] };
  return {
    url,
    schema: {
      ...schema,
      ...(token === 'never'
        ? { description: 'No access token may make this call.' }
        : {
            description: `Access token: scope **${token}**.`,
            security: access === 'public' ? [{}, accessToken] : [accessToken],
          }),
    },
  };
};
