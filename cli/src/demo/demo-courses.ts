import { accessibleByDefault } from './courses/accessible-by-default.ts';
import { androidWithKotlin } from './courses/android-with-kotlin.ts';
import { bengaliTypography } from './courses/bengali-typography.ts';
import { cloudFoundations } from './courses/cloud-foundations.ts';
import { containersCalmDeployments } from './courses/containers-calm-deployments.ts';
import { designSystemsDraft } from './courses/design-systems-draft.ts';
import { flutterTwoPlatforms } from './courses/flutter-two-platforms.ts';
import { freelancingFirstClient } from './courses/freelancing-first-client.ts';
import { jqueryToModernArchived } from './courses/jquery-to-modern-archived.ts';
import { machineLearningByIntuition } from './courses/machine-learning-by-intuition.ts';
import { modernHtmlCss } from './courses/modern-html-css.ts';
import { pandasDataAnalysis } from './courses/pandas-data-analysis.ts';
import { pythonFromZero } from './courses/python-from-zero.ts';
import { reactInPractice } from './courses/react-in-practice.ts';
import { securityHabits } from './courses/security-habits.ts';
import { sqlEverydayQuestions } from './courses/sql-everyday-questions.ts';
import { typescriptBeyondBasics } from './courses/typescript-beyond-basics.ts';
import type { DemoCourse } from './demo-course.ts';

export const demoCourses: readonly DemoCourse[] = [
  pythonFromZero,
  typescriptBeyondBasics,
  sqlEverydayQuestions,
  pandasDataAnalysis,
  machineLearningByIntuition,
  modernHtmlCss,
  reactInPractice,
  accessibleByDefault,
  androidWithKotlin,
  flutterTwoPlatforms,
  containersCalmDeployments,
  bengaliTypography,
  freelancingFirstClient,
  securityHabits,
  cloudFoundations,
  designSystemsDraft,
  jqueryToModernArchived,
];
