import { Trans } from '@lingui/react/macro';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it.each(['<0>Not a link</0>', '<script>alert(1)</script>', '<1/>', 'a < b'])(
  'fills %s into a sentence as text',
  (title) => {
    render(
      <p data-testid="sentence">
        <Trans>
          Open {title} <a href="/courses">among the courses</a>
        </Trans>
      </p>,
    );
    expect(screen.getByTestId('sentence').textContent).toBe(`Open ${title} among the courses`);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['among the courses']);
  },
);
