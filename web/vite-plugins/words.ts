/** Texts in the reader's language: how the macros of Lingui become calls, and catalogues code. */
import { fileURLToPath } from 'node:url';
import { type PluginItem, type PluginObj, types } from '@babel/core';
import { getConfig } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';
import { longerEnglishCatalogue } from './longer-english.ts';

const macros = /from ['"]@lingui\/(?:core|react)\/macro['"]/;

const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));

export const wordsConfig = () => getConfig({ configPath });

export function words(): PluginOption[] {
  const plugins: PluginItem[] = [
    ['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message', linguiConfig: wordsConfig() }],
    readyEnglish,
  ];
  return [
    babel({ presets: [{ preset: { plugins }, rolldown: { filter: { code: macros } } }] }),
    lingui({ configPath, failOnCompileError: true }),
    longerEnglishCatalogue(wordsConfig),
    numbersWhenWritten(),
  ];
}

/**
 * English stands in the code where it is shown, already taken apart, so that it needs no catalogue and no parser. What only
 * translators read is left out.
 */
function readyEnglish(): PluginObj {
  return {
    visitor: {
      ObjectExpression({ node }) {
        const named = (name: string) =>
          node.properties.find(
            (property) => types.isObjectProperty(property) && types.isIdentifier(property.key, { name }),
          ) as types.ObjectProperty | undefined;
        const message = named('message');
        if (!named('id') || !types.isStringLiteral(message?.value)) return;
        message.value = taken(message.value.value);
        node.properties = node.properties.filter((property) => property !== named('context'));
      },
      JSXAttribute({ node }) {
        if (node.name.name !== 'message' || !types.isStringLiteral(node.value)) return;
        node.value = types.jsxExpressionContainer(taken(node.value.value));
      },
    },
  };
}

const taken = (message: string) =>
  types.valueToNode(JSON.parse(JSON.stringify(compileMessageOrThrow(message)))) as types.Expression;

/**
 * A plural form makes ready the number that it could show as `#`, whether it does or not, and the first number that Intl formats
 * holds a phone up for a tenth of a second.
 */
function numbersWhenWritten(): PluginOption {
  const eager =
    'const valueStr = number(locales, value, numberFormat);\n    return message.replace(new RegExp(OCTOTHORPE_PH, "g"), valueStr);';
  return {
    name: 'academy:numbers-when-written',
    transform: {
      filter: { id: /@lingui\/core\/dist\/index\.mjs/ },
      handler(code) {
        if (!code.includes(eager))
          this.error('Lingui writes the numbers of plural forms in another way now.');
        return code.replace(
          eager,
          'return message.replace(new RegExp(OCTOTHORPE_PH, "g"), () => number(locales, value, numberFormat));',
        );
      },
    },
  };
}
