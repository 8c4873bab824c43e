import { courseParams, idSchema } from '../http/identifiers.ts';

export const reviewParams = courseParams.extend({ reviewId: idSchema });
export const ofCourse = '/api/courses/{courseId}/reviews';
export const ofReview = `${ofCourse}/{reviewId}` as const;
